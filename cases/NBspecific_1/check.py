"""The state that *fixed* of NBspecific_1 must reach."""

import numpy as np
import pandas as pd
from sklearn.feature_extraction.text import TfidfVectorizer as FreshVectorizer

recorded = pd.read_csv("../input/film-reviews-sentiment/film_reviews.csv")
expected_rows = recorded.sample(frac=0.5, random_state=42)

assert len(sample) == 60, f"the sample has {len(sample)} reviews"
assert sorted(sample["sentiment"]) == sorted(expected_rows["sentiment"]), "not the drawn sample"
assert sorted(sample["review"]) == sorted(df["review"].loc[expected_rows.index])
assert not sample["review"].str.contains("<br|http|[A-Z!.,]").any(), "reviews are not clean"

# the stemmed text has the same words, some of them shorter
shorter = 0
for review, stemmed in zip(sample["review"], sample["lemma_review"]):
    words, stems = review.split(), stemmed.split()
    assert len(words) == len(stems) > 5, f"{len(words)} words became {len(stems)}: {stemmed[:40]}"
    assert all(word.startswith(stem) for word, stem in zip(words, stems)), stemmed
    shorter += sum(len(stem) < len(word) for word, stem in zip(words, stems))
assert shorter > 60, "nothing was stemmed"

# the dense matrix is the TF-IDF of exactly that text
matrix = np.asarray(dense)
fresh = FreshVectorizer()
expected = fresh.fit_transform(sample["lemma_review"]).toarray()
assert matrix.shape[0] == 60, f"{matrix.shape[0]} rows"
assert matrix.shape[1] > 20, f"only {matrix.shape[1]} columns"
assert all(len(term) > 1 for term in vectorizer.vocabulary_), "single letters in the vocabulary"
assert set(vectorizer.vocabulary_) == set(fresh.vocabulary_), "another text was vectorised"
assert matrix.shape == expected.shape, f"{matrix.shape}, not {expected.shape}"
np.testing.assert_allclose(matrix, expected)
