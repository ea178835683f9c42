import { expect, test } from "vitest";
import { findRecords } from "./find-records.ts";

interface Fish {
  species: string;
  lengthMm: number | null;
  weightGrams: number | null;
  who: string;
}

function fish(who: string, species: string, lengthMm: number | null, weightGrams: number | null = null) {
  return { species, lengthMm, weightGrams, who };
}

function records(...caught: Fish[]) {
  return findRecords(caught, ({ who }) => who).map(({ species, longest, heaviest }) => ({
    species,
    longest: longest.map(({ who }) => who),
    heaviest: heaviest.map(({ who }) => who),
  }));
}

test("the longest fish and the heaviest are records of their own", () => {
  expect(
    records(fish("Ann", "trout", 410, 700), fish("Bo", "trout", 380, 900), fish("Cy", "perch", 250)),
  ).toEqual([
    { species: "trout", longest: ["Ann"], heaviest: ["Bo"] },
    { species: "perch", longest: ["Cy"], heaviest: [] },
  ]);
});

test("level fish share a record in the order they came, and nobody is named twice", () => {
  expect(
    records(
      fish("Bo", "trout", 410),
      fish("Ann", "trout", 410),
      fish("Bo", "trout", 410),
      fish("Cy", "trout", 409),
    ),
  ).toEqual([{ species: "trout", longest: ["Bo", "Ann"], heaviest: [] }]);
});

test("a species that was counted and never measured has no record", () => {
  expect(records(fish("Ann", "roach", null), fish("Bo", "roach", 0, 0))).toEqual([]);
});

test("what is bigger than all before takes the record", () => {
  let size = 100;
  const caught = Array.from({ length: 50 }, (_, index) => {
    size += (index * 7) % 3;
    return fish(`Angler ${index}`, "trout", size);
  });
  const [record] = findRecords(caught, ({ who }) => who);
  expect(record?.longest).toEqual(caught.filter(({ lengthMm }) => lengthMm === size));
});
