# A crash is a result, not a failed job: `junobench run` always writes a record and exits with 0.
# It fails only when it was interrupted or the harness itself is broken.
rule run:
    input:
        notebook=notebook_of,
        files=files_of_run,
        environment=".envs/{environment}.json",
    output:
        notebook=f"{RESULTS}/{{environment}}/runs/{{case}}/{{version}}.ipynb",
        record=f"{RESULTS}/{{environment}}/runs/{{case}}/{{version}}.json",
    log:
        f"{RESULTS}/{{environment}}/logs/{{case}}/{{version}}.log",
    wildcard_constraints:
        case=rf"(?!{LONG_CASES})[^/]+",
    conda:
        "../envs/runner.yaml"
    threads: CONFIG.threads
    resources:
        mem_mb=memory_of_run,
        runtime=minutes_of_run,
    params:
        source=CONFIG.source,
        results=results_folder,
        limits=limit_options,
        kernel_start=CONFIG.kernel_start,
    shell:
        "junobench run {wildcards.case:q} {wildcards.version} --source {params.source:q}"
        " --environment {wildcards.environment:q} --results {params.results:q} {params.limits}"
        " --kernel-start {params.kernel_start} --threads {threads}"
        " 2>&1 | tee {log:q}"


# The same, first: what takes long must not be left to the end, when other cores have nothing to do.
use rule run as run_long with:
    wildcard_constraints:
        case=rf"{LONG_CASES}[^/]+",
    priority: 1
