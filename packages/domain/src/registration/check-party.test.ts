import { expect, test } from "vitest";
import { checkParty, nameKey } from "./check-party.ts";

const individual = { kind: "individual", teamSize: 1, reserves: 0 } as const;
const team = { kind: "team", teamSize: 2, reserves: 1 } as const;

function people(...names: string[]) {
  return names.map((name) => {
    const [firstName, lastName, reserve] = name.split(" ");
    return { firstName: firstName!, lastName: lastName!, isReserve: reserve === "reserve" };
  });
}

test.each([
  [individual, people("Ann Rivers"), undefined],
  [individual, [], { code: "one-angler" }],
  [individual, people("Ann Rivers", "Ben Weir"), { code: "one-angler" }],
  [individual, people("Ann Rivers reserve"), { code: "one-angler" }],
  [team, people("Ann Rivers", "Ben Weir"), undefined],
  [team, people("Ann Rivers", "Ben Weir", "Cy Lock reserve"), undefined],
  [team, people("Ann Rivers"), { code: "team-too-small", size: 2, given: 1 }],
  [team, people("Ann Rivers", "Ben Weir", "Cy Lock"), { code: "team-too-large", size: 2, given: 3 }],
  [
    team,
    people("Ann Rivers", "Ben Weir", "Cy Lock reserve", "Di Ford reserve"),
    { code: "too-many-reserves", most: 1, given: 2 },
  ],
  [team, people("Žan Šerý", "zan SERY"), { code: "named-twice", name: "zan SERY" }],
])("%j of %j: %j", (size, entrants, problem) => {
  expect(checkParty(size, entrants)).toEqual(problem);
});

test("a name is the same in another order and without its accents", () => {
  expect(nameKey({ firstName: "Žižka", lastName: "Jan" })).toBe(
    nameKey({ firstName: "JAN", lastName: "Zizka" }),
  );
});
