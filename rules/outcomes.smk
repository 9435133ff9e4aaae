rule grade:
    input:
        records=runs_of_environment,
        promises=grading_files,
    output:
        outcomes=f"{RESULTS}/{{environment}}/outcomes.tsv",
        cases=f"{RESULTS}/{{environment}}/cases.tsv",
    log:
        f"{RESULTS}/{{environment}}/logs/grade.log",
    conda:
        "../envs/runner.yaml"
    params:
        source=CONFIG.source,
        results=results_folder,
        cases=CASES,
    shell:
        "junobench grade {params.cases:q} --source {params.source:q}"
        " --environment {wildcards.environment:q} --results {params.results:q}"
        " 2>&1 | tee {log:q}"


rule outcomes:
    input:
        expand(
            f"{RESULTS}/{{environment}}/outcomes.tsv", environment=CONFIG.environments
        ),
