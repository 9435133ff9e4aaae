"""The state that *fixed* of pandas_12 must reach."""

import numpy as np
import pandas as pd

recorded = pd.read_csv("../input/recipes-nutrition/recipes.csv")
measures = list(recorded.columns[2:])
assert list(df.columns) == ["Name", *measures, "kmeans_cluster"], list(df.columns)
assert len(df) == len(recorded), f"{len(df)} recipes"
groups = df["kmeans_cluster"].to_numpy()
clusters = np.unique(groups)
assert clusters.tolist() == [1, 2, 3, 4, 5], f"clusters {clusters}"

assert cluster_summary.shape == (5, 16), f"the summary is {cluster_summary.shape}"
assert sorted(cluster_summary.index) == clusters.tolist(), list(cluster_summary.index)
columns = {column for column, _ in cluster_summary.columns}
assert len(columns) == 4, f"{len(columns)} columns are summarised"
assert columns <= set(measures), columns

ways = {"count": len, "mean": np.mean, "median": np.median, "sum": np.sum}
for column in columns:
    assert cluster_summary[column, "count"].sum() == len(recorded), f"not all rows of {column}"
    for way, of in ways.items():
        wanted = [of(df[column].to_numpy()[groups == cluster]) for cluster in clusters]
        found = cluster_summary[column, way].loc[clusters]
        np.testing.assert_allclose(found, wanted, atol=0.051, err_msg=f"{way} of {column}")
