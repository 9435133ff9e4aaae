# Run, grade and tabulate the cases of a JunoBench source. Settings: config.yaml. Docs: docs/.
from snakemake.utils import min_version

min_version("9.0")


configfile: "config.yaml"


report: "reports/workflow.rst"


include: "rules/common.smk"
include: "rules/environment.smk"
include: "rules/execute.smk"
include: "rules/outcomes.smk"
include: "rules/statistics.smk"


localrules:
    all,
    environments,
    outcomes,


rule all:
    default_target: True
    input:
        all_tables,
        all_figures,


onsuccess:
    print_summary()
