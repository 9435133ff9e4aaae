"""The state that *fixed* of numpy_13 must reach."""

import os

import numpy as np
from scipy.io import wavfile as sound_file
from scipy.signal import spectrogram as power_of

folder = "../input/piano-chords-short/audio"
expected = []
for kind in ("Major", "Minor"):
    for name in sorted(os.listdir(os.path.join(folder, kind))):
        rate, sound = sound_file.read(os.path.join(folder, kind, name))
        freq, _, power = power_of(sound.astype(float), fs=rate, nperseg=256, noverlap=208)
        edges = np.geomspace(20, 1800, 11)
        bands = [
            power[(freq >= low) & (freq < high)].sum(axis=0)
            for low, high in zip(edges[:-1], edges[1:], strict=True)
        ]
        expected.append(10 * np.log10(np.array(bands) + 1e-10))
longest = max(one.shape[1] for one in expected)
assert longest == 108 and len(expected) == 12

assert isinstance(features, np.ndarray), type(features)
assert np.issubdtype(features.dtype, np.floating), f"the features are {features.dtype}"
assert features.shape == (12, 10, longest), f"features of shape {features.shape}"
assert np.isfinite(features).all(), "gaps in the features"
for number, one in enumerate(expected):
    start = features[number, :, : one.shape[1]]
    np.testing.assert_allclose(start, one, rtol=1e-4, err_msg=f"recording {number} is another one")
