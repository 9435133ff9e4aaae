rule tables:
    input:
        outcomes=f"{RESULTS}/{{environment}}/outcomes.tsv",
        cases=f"{RESULTS}/{{environment}}/cases.tsv",
        paper="reports/paper.yaml",
    output:
        expand(
            f"{RESULTS}/{{{{environment}}}}/tables/{{table}}.{{kind}}",
            table=TABLES,
            kind=[kind for kind in TABLE_FORMATS if kind != "html"],
        ),
        [
            report(
                f"{RESULTS}/{{environment}}/tables/{table}.html",
                caption=f"../reports/table_{table}.rst",
                category="Tables",
                subcategory="{environment}",
                labels={"table": TABLE_TITLES[table]},
            )
            for table in TABLES
        ],
    log:
        f"{RESULTS}/{{environment}}/logs/tables.log",
    conda:
        "../envs/runner.yaml"
    script:
        "../scripts/tables.py"


rule figures:
    input:
        outcomes=f"{RESULTS}/{{environment}}/outcomes.tsv",
        cases=f"{RESULTS}/{{environment}}/cases.tsv",
    output:
        expand(
            f"{RESULTS}/{{{{environment}}}}/figures/{{figure}}.{{kind}}",
            figure=FIGURES,
            kind=[kind for kind in FIGURE_FORMATS if kind != "svg"],
        ),
        [
            report(
                f"{RESULTS}/{{environment}}/figures/{figure}.svg",
                caption=f"../reports/figure_{figure}.rst",
                category="Figures",
                subcategory="{environment}",
                labels={"figure": FIGURE_TITLES[figure]},
            )
            for figure in FIGURES
        ],
    log:
        f"{RESULTS}/{{environment}}/logs/figures.log",
    conda:
        "../envs/runner.yaml"
    script:
        "../scripts/figures.py"
