import { describe, expect, it } from "vitest";
import { matchPeople, type SeasonEntry } from "./match-people.ts";

const ann = { firstName: "Ann", lastName: "Rivers" };

function entry(eventId: number, anglerId: number, more: Partial<SeasonEntry> = {}): SeasonEntry {
  return { anglerId, eventId, userId: null, licence: "", ...ann, ...more };
}

function idsOf({ people }: ReturnType<typeof matchPeople>) {
  return people.map(({ anglerIds }) => anglerIds);
}

describe("people over several events", () => {
  it("are one person where one account is linked", () => {
    const found = matchPeople(
      [
        entry(1, 1, { userId: 7 }),
        entry(2, 2, { userId: 7, lastName: "Brooks" }),
        entry(2, 3, { userId: 8 }),
      ],
      [],
    );
    expect(idsOf(found)).toEqual([[1, 2], [3]]);
    expect(found.people[0]!.reasons).toEqual(["account"]);
  });

  it("are one person with one licence number and one name, however they are written", () => {
    const licence = "CZ 12-34";
    const found = matchPeople(
      [
        entry(1, 1, { licence, lastName: "Žďár" }),
        entry(2, 2, { licence: "cz1234", firstName: "ZDAR", lastName: "Ann" }),
      ],
      [],
    );
    expect(idsOf(found)).toEqual([[1, 2]]);
  });

  it("are only suggested where the name alone is the same, or the number under another name", () => {
    const byName = matchPeople([entry(1, 1), entry(2, 2), entry(3, 3)], []);
    expect(idsOf(byName)).toEqual([[1], [2], [3]]);
    expect(byName.suggestions).toEqual([{ because: "name", personIds: [1, 2, 3] }]);
    const byLicence = matchPeople(
      [entry(1, 1, { licence: "9" }), entry(2, 2, { licence: "9", firstName: "Bo" })],
      [],
    );
    expect(idsOf(byLicence)).toEqual([[1], [2]]);
    expect(byLicence.suggestions).toEqual([{ because: "licence", personIds: [1, 2] }]);
  });

  it("are never two entries of one event, whatever is the same", () => {
    const found = matchPeople(
      [entry(1, 1, { userId: 7, licence: "9" }), entry(1, 2, { userId: 7, licence: "9" })],
      [{ anglerId: 1, otherId: 2, isSame: true }],
    );
    expect(idsOf(found)).toEqual([[1], [2]]);
    expect(found.suggestions).toEqual([]);
  });

  it("are what an organizer says, and are not suggested again", () => {
    const entries = [entry(1, 1), entry(2, 2), entry(3, 3, { userId: 7 }), entry(4, 4, { userId: 7 })];
    const found = matchPeople(entries, [
      { anglerId: 1, otherId: 2, isSame: true },
      { anglerId: 3, otherId: 4, isSame: false },
      { anglerId: 1, otherId: 3, isSame: false },
      { anglerId: 2, otherId: 4, isSame: false },
    ]);
    expect(idsOf(found)).toEqual([[1, 2], [3], [4]]);
    expect(found.people[0]!.reasons).toEqual(["organizer"]);
    expect(found.suggestions).toEqual([]);
  });

  it("leave out decisions about entries that are not there", () => {
    expect(idsOf(matchPeople([entry(1, 1)], [{ anglerId: 1, otherId: 99, isSame: true }]))).toEqual([[1]]);
  });
});
