"""Makes the credit applications of numpy_8. Run it with the kernel environment's Python."""

from pathlib import Path

import numpy as np
import pandas as pd

rng = np.random.default_rng(808)
here = Path(__file__).parent / "credit-default-application-sample"
here.mkdir(exist_ok=True)

ROWS = 300


def flag(share):
    return (rng.random(ROWS) < share).astype(int)


def gaps(values, share):
    return np.where(rng.random(ROWS) < share, np.nan, values)


def level(names, shares=None):
    return rng.choice(names, ROWS, p=shares)


risk = rng.normal(0, 1, ROWS)
t = pd.DataFrame(
    {"SK_ID_CURR": np.sort(rng.choice(np.arange(100002, 456255), ROWS, replace=False))}
)
t["TARGET"] = (risk + rng.normal(0, 0.8, ROWS) > 0.67).astype(int)
t["NAME_CONTRACT_TYPE"] = level(["Cash loans", "Revolving loans"], [0.9, 0.1])
t["CODE_GENDER"] = level(["F", "M"], [0.65, 0.35])
t["FLAG_OWN_CAR"] = flag(0.35)
t["FLAG_OWN_REALTY"] = flag(0.7)
t["CNT_CHILDREN"] = rng.poisson(0.4, ROWS)
t["AMT_INCOME_TOTAL"] = (rng.lognormal(11.9, 0.45, ROWS) / 4500).round() * 4500
t["AMT_CREDIT"] = (rng.lognormal(13.1, 0.6, ROWS) / 450).round() * 450
t["AMT_ANNUITY"] = gaps((t["AMT_CREDIT"] / rng.uniform(12, 30, ROWS)).round(1), 0.01)
t["AMT_GOODS_PRICE"] = gaps(
    (t["AMT_CREDIT"] * rng.uniform(0.8, 1, ROWS) / 4500).round() * 4500, 0.01
)
t["NAME_INCOME_TYPE"] = level(["Working", "Commercial associate", "Pensioner", "State servant"])
t["NAME_EDUCATION_TYPE"] = level(
    ["Secondary", "Higher education", "Incomplete higher"], [0.7, 0.25, 0.05]
)
t["NAME_FAMILY_STATUS"] = level(["Married", "Single", "Civil marriage", "Separated", "Widow"])
t["NAME_HOUSING_TYPE"] = level(
    ["House / apartment", "With parents", "Rented apartment"], [0.86, 0.08, 0.06]
)
t["REGION_POPULATION_RELATIVE"] = rng.uniform(0.001, 0.07, ROWS).round(4)
t["DAYS_BIRTH"] = (-16000 + 2500 * risk + rng.normal(0, 2500, ROWS)).clip(-25000, -7700).astype(int)
t["DAYS_EMPLOYED"] = -rng.integers(100, 6000, ROWS)
t.loc[rng.random(ROWS) < 0.18, "DAYS_EMPLOYED"] = 365243
t["DAYS_REGISTRATION"] = -rng.integers(0, 15000, ROWS)
t["DAYS_ID_PUBLISH"] = -rng.integers(0, 6000, ROWS)
t["OWN_CAR_AGE"] = gaps(rng.integers(0, 30, ROWS).astype(float), 0.66)
for name, share in [("EMP_PHONE", 0.8), ("WORK_PHONE", 0.2), ("PHONE", 0.3), ("EMAIL", 0.06)]:
    t["FLAG_" + name] = flag(share)
jobs = np.array(["Laborers", "Sales staff", "Core staff", "Managers", "Drivers"], dtype=object)
t["OCCUPATION_TYPE"] = rng.choice(jobs, ROWS)
t.loc[rng.random(ROWS) < 0.3, "OCCUPATION_TYPE"] = None
t["CNT_FAM_MEMBERS"] = t["CNT_CHILDREN"] + 1 + flag(0.7)
t["REGION_RATING_CLIENT"] = rng.integers(1, 4, ROWS)
t["HOUR_APPR_PROCESS_START"] = rng.integers(6, 20, ROWS)
t["REG_REGION_NOT_LIVE_REGION"] = flag(0.02)
t["REG_CITY_NOT_LIVE_CITY"] = flag(0.08)
t["REG_CITY_NOT_WORK_CITY"] = flag(0.23)
t["ORGANIZATION_TYPE"] = level(
    ["Business Entity Type 3", "Self-employed", "XNA", "Medicine", "School"]
)
t["EXT_SOURCE_1"] = gaps((0.5 - 0.1 * risk + rng.normal(0, 0.1, ROWS)).round(4), 0.56)
t["EXT_SOURCE_2"] = gaps(
    (0.5 - 0.12 * risk + rng.normal(0, 0.12, ROWS)).clip(0, 0.9).round(4), 0.01
)
t["EXT_SOURCE_3"] = gaps((0.5 - 0.12 * risk + rng.normal(0, 0.14, ROWS)).clip(0, 0.9).round(4), 0.2)
for name in ["APARTMENTS", "LANDAREA", "LIVINGAREA", "FLOORSMAX", "YEARS_BEGINEXPLUATATION"]:
    t[name + "_AVG"] = gaps(rng.beta(2, 8, ROWS).round(3), 0.3)
t["COMMONAREA_AVG"] = gaps(rng.beta(2, 8, ROWS).round(3), 0.7)
t["TOTALAREA_MODE"] = gaps(rng.beta(2, 8, ROWS).round(3), 0.32)
for days in (30, 60):
    t[f"OBS_{days}_CNT_SOCIAL_CIRCLE"] = rng.poisson(1.4, ROWS)
    t[f"DEF_{days}_CNT_SOCIAL_CIRCLE"] = rng.poisson(0.15, ROWS)
t["DAYS_LAST_PHONE_CHANGE"] = -rng.integers(0, 3000, ROWS)
for number in range(2, 22):
    t[f"FLAG_DOCUMENT_{number}"] = flag(0.7 if number == 3 else 0.03)
for span in ["HOUR", "DAY", "WEEK", "MON", "QRT", "YEAR"]:
    t["AMT_REQ_CREDIT_BUREAU_" + span] = gaps(rng.poisson(0.3, ROWS).astype(float), 0.13)
t.to_csv(here / "application_train.csv", index=False, lineterminator="\n")
