rule environment:
    input:
        "envs/{environment}.txt",
    output:
        ".envs/{environment}.json",
    log:
        f"{RESULTS}/{{environment}}/logs/environment.log",
    conda:
        "../envs/runner.yaml"
    shell:
        "junobench environment {wildcards.environment:q} 2>&1 | tee {log:q}"


rule environments:
    input:
        expand(".envs/{environment}.json", environment=CONFIG.environments),
