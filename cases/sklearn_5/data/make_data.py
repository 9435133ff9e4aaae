"""Makes the flowers of sklearn_5. Run it with the kernel environment's Python."""

from pathlib import Path

from sklearn.datasets import load_iris

here = Path(__file__).parent / "iris-flowers"
here.mkdir(exist_ok=True)

iris = load_iris(as_frame=True)
flowers = iris.data.set_axis(["sepal_length", "sepal_width", "petal_length", "petal_width"], axis=1)
flowers["species"] = iris.target.map(dict(enumerate(iris.target_names)))
flowers.to_csv(here / "iris_flowers.csv", index=False, lineterminator="\n")
