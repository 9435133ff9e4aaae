"""Makes the connection records of NBspecific_5. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(1999)
here = Path(__file__).parent / "network-connection-records"
here.mkdir(exist_ok=True)

ROWS = 150


def normal():
    protocol = rng.choice(["tcp", "udp"], p=[0.75, 0.25])
    if protocol == "udp":
        service, flag, logged_in = rng.choice(["domain_u", "private"]), "SF", 0
    else:
        service = rng.choice(["http", "smtp", "ftp_data"], p=[0.7, 0.2, 0.1])
        flag, logged_in = rng.choice(["SF", "REJ"], p=[0.95, 0.05]), 1
    return {
        "duration": int(rng.choice([0, rng.integers(1, 900)], p=[0.8, 0.2])),
        "protocol_type": protocol,
        "service": service,
        "flag": flag,
        "src_bytes": int(rng.lognormal(5.5, 0.6)),
        "dst_bytes": int(rng.lognormal(7.0, 1.2)),
        "logged_in": int(logged_in and flag == "SF"),
        "count": int(rng.integers(1, 30)),
        "serror_rate": round(float(rng.choice([0.0, rng.uniform(0, 0.2)], p=[0.9, 0.1])), 2),
    }


def neptune():
    return {
        "duration": 0,
        "protocol_type": "tcp",
        "service": rng.choice(["private", "http", "smtp"], p=[0.8, 0.1, 0.1]),
        "flag": rng.choice(["S0", "REJ"], p=[0.85, 0.15]),
        "src_bytes": 0,
        "dst_bytes": 0,
        "logged_in": 0,
        "count": int(rng.integers(100, 300)),
        "serror_rate": round(float(rng.uniform(0.9, 1.0)), 2),
    }


def smurf():
    return {
        "duration": 0,
        "protocol_type": "icmp",
        "service": "ecr_i",
        "flag": "SF",
        "src_bytes": int(rng.choice([520, 1032])),
        "dst_bytes": 0,
        "logged_in": 0,
        "count": int(rng.integers(400, 512)),
        "serror_rate": 0.0,
    }


def portsweep():
    return {
        "duration": int(rng.choice([0, rng.integers(1000, 9000)])),
        "protocol_type": "tcp",
        "service": "private",
        "flag": rng.choice(["REJ", "S0"], p=[0.8, 0.2]),
        "src_bytes": 0,
        "dst_bytes": 0,
        "logged_in": 0,
        "count": int(rng.integers(0, 6)),
        "serror_rate": round(float(rng.uniform(0, 0.5)), 2),
    }


KINDS = {"normal": normal, "neptune": neptune, "smurf": smurf, "portsweep": portsweep}
rows = []
for label in rng.choice(list(KINDS), ROWS, p=[0.5, 0.26, 0.14, 0.1]):
    rows.append(KINDS[label]() | {"num_outbound_cmds": 0, "labels": label})

columns = ["duration", "protocol_type", "service", "flag", "src_bytes", "dst_bytes", "logged_in"]
columns += ["num_outbound_cmds", "count", "serror_rate", "labels"]
pd.DataFrame(rows)[columns].to_csv(here / "connections.csv", index=False)
