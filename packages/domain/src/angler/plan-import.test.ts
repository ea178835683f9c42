import { expect, test } from "vitest";
import fc from "fast-check";
import type { KnownAngler } from "./match-anglers.ts";
import { isTransfer, planImport } from "./plan-import.ts";
import type { AnglerLine } from "./read-angler-row.ts";

test("new anglers get the next free numbers and slots", () => {
  const plans = planImport(
    [line("Ann Lee"), line("Bo Kay", { number: 2 }), line("Cy Dee")],
    [known(9, "Di Fox")],
  );
  expect(plans.map(({ outcome, angler: { number, slot } }) => [outcome, number, slot])).toEqual([
    ["add", 1, 2],
    ["add", 2, 3],
    ["add", 3, 4],
  ]);
});

test("a reserve has no slot unless one is given", () => {
  const [plan] = planImport([line("Ann Lee", { isReserve: true })], []);
  expect(plan).toMatchObject({ outcome: "add", angler: { slot: null, isReserve: true } });
});

test("whoever is there already is changed, and empty cells keep what is known", () => {
  const ann = known(1, "Ann Lee", { club: "Old club", licence: "X1", slot: 1 });
  const [plan] = planImport([line("ANN  lee", { club: "New club" })], [ann]);
  expect(plan).toMatchObject({
    outcome: "change",
    angler: { id: 1, number: 1, club: "New club", licence: "X1" },
  });
});

test("somebody who changes the team in the file gets a slot there", () => {
  const ann = known(1, "Ann Lee", { slot: 1 });
  const [plan] = planImport([line("Ann Lee", { number: 1, team: "Otava" })], [ann]);
  expect(plan).toMatchObject({ outcome: "change", angler: { id: 1, team: "Otava", slot: 1 } });
});

test("two who change their numbers with each other may", () => {
  const both = [known(1, "Ann Lee", { slot: 1 }), known(2, "Bo Kay", { slot: 2 })];
  const plans = planImport([line("Ann Lee", { number: 2 }), line("Bo Kay", { number: 1 })], both);
  expect(plans.map(({ outcome }) => outcome)).toEqual(["change", "change"]);
});

test("a correction is told field by field, whoever is found by number, by licence or by name and team", () => {
  const ann = known(1, "Ann Lee", { licence: "CZ-1" });
  const corrected = [
    line("Anne Leigh", { number: 1, club: "Otters" }),
    line("Anne Leigh", { licence: "cz 1", club: "Otters" }),
    line("Ann Lee", { number: 7, club: "Otters" }),
  ];
  const name = [
    { field: "firstName", before: "Ann", after: "Anne" },
    { field: "lastName", before: "Lee", after: "Leigh" },
  ];
  const club = { field: "club", before: null, after: "Otters" };
  const licence = { field: "licence", before: "CZ-1", after: "cz 1" };
  const changes = corrected.map((each) => planImport([each], [ann])[0]!.changes);
  expect(changes).toEqual([
    [...name, club],
    [...name, club, licence],
    [{ field: "number", before: 1, after: 7 }, club],
  ]);
});

test("a number with quite another name is a doubt: the same person, or somebody else's number", () => {
  const [plan] = planImport([line("Bo Kay", { number: 1 })], [known(1, "Ann Lee")]);
  expect(plan).toMatchObject({
    outcome: "change",
    doubts: [{ code: "renamed", name: "Ann Lee", number: 1 }],
  });
});

test("a number or slot two lines want, or somebody has who is not in the file, is refused and its owner named", () => {
  const file = [line("Ann Lee", { number: 1 }), line("Bo Kay", { number: 1, slot: 2 })];
  const plans = planImport(file, [known(1, "Ann Lee"), known(9, "Di Fox", { slot: 2 })]);
  expect(plans[1]).toMatchObject({
    outcome: "wrong",
    conflicts: [
      { code: "number-taken", number: 1, name: "Ann Lee" },
      { code: "slot-taken", slot: 2, name: "Di Fox" },
    ],
  });
});

test("the same person twice in one file is refused", () => {
  for (const there of [[], [known(1, "Ann Lee")]]) {
    const plans = planImport([line("Ann Lee"), line("Bo Kay"), line("ann lée")], there);
    expect(plans[2]).toMatchObject({ outcome: "wrong", conflicts: [{ code: "twice" }] });
  }
});

test("namesakes with numbers or of two teams may be two people: that is a doubt", () => {
  const namesakes = [
    line("Jan Novák", { number: 12 }),
    line("Jan Novák", { number: 2 }),
    line("Jan Novák", { team: "Otava" }),
  ];
  const doubt = { code: "namesake", name: "Jan Novák", number: 12, isInFile: true };
  const plans = planImport(namesakes, []);
  expect(plans.map(({ outcome, doubts }) => [outcome, doubts])).toEqual([
    ["add", []],
    ["add", [doubt]],
    ["add", [doubt]],
  ]);
  const [late] = planImport(
    [line("Jan Novak", { number: 2, team: "Otava" })],
    [known(12, "Jan Novák"), known(13, "Jan Novák")],
  );
  expect(late).toMatchObject({ outcome: "add", doubts: [{ ...doubt, isInFile: false }] });
});

test("another number and another licence are another person of that name", () => {
  const there = [known(12, "Jan Novák", { licence: "CZ-1" })];
  const [plan] = planImport([line("Jan Novák", { number: 2, licence: "CZ-2" })], there);
  expect(plan).toMatchObject({ outcome: "add", doubts: [{ code: "namesake", number: 12 }] });
});

test("only whoever had a team and gets another one is transferred", () => {
  const there = [known(1, "Ann Lee"), known(2, "Bo Kay", { team: null, slot: null }), known(3, "Cy Dee")];
  const file = ["Ann Lee", "Bo Kay", "Cy Dee"].map((name, index) =>
    line(name, { number: index + 1, team: name === "Cy Dee" ? null : "Otava" }),
  );
  expect(planImport(file, there).map(isTransfer)).toEqual([true, false, false]);
});

test("a withdrawn angler without a slot gets none by a correction, and a reserve keeps his", () => {
  const there = [known(1, "Ann Lee", { slot: null }), known(2, "Bo Kay", { slot: 9, isReserve: true })];
  const plans = planImport([line("Ann Lee", { club: "Otters" }), line("Bo Kay")], there);
  expect(plans.map(({ outcome, angler: { slot } }) => [outcome, slot])).toEqual([
    ["change", null],
    ["same", 9],
  ]);
});

test("the same file twice changes nothing, whatever it held", () => {
  const word = fc.constantFrom("Ann", "Bo", "Cy", "Žofie", "Jan");
  const lines = fc.array(
    fc.record({
      first: word,
      last: word,
      number: fc.option(fc.integer({ min: 1, max: 40 })),
      team: fc.option(fc.constantFrom("Sázava", "Otava")),
      slot: fc.option(fc.integer({ min: 1, max: 5 })),
      isReserve: fc.option(fc.boolean()),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(lines, (people) => {
      const file = people.map(({ first, last, ...rest }) => line(`${first} ${last}`, rest));
      const plans = planImport(file, []);
      if (plans.some(({ outcome }) => outcome === "wrong")) return;
      const stored = plans.map(({ angler }, index) => ({ ...angler, id: index + 1 }));
      expect(planImport(file, stored).map(({ outcome }) => outcome)).toEqual(plans.map(() => "same"));
    }),
  );
});

test("who is compared by what is worked out once, however many namesakes there are", () => {
  const count = 300;
  let looks = 0;
  const watched = <Entry extends AnglerLine | KnownAngler>(entry: Entry): Entry =>
    new Proxy(entry, {
      get: (target, key) => {
        if (key === "licence" || key === "lastName") looks += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
  const lines = Array.from({ length: count }, (_, index) =>
    watched(line("Ann Lee", { number: 1000 + index, licence: `new ${index}` })),
  );
  const others = Array.from({ length: count }, (_, index) =>
    watched(known(1 + index, "Ann Lee", { licence: `old ${index}`, slot: 1 + index })),
  );
  const plans = planImport(lines, others);
  expect(plans.filter(({ outcome }) => outcome === "add")).toHaveLength(count);
  expect(looks).toBeLessThan(20 * count);
});

function line(name: string, values: Partial<AnglerLine> = {}): AnglerLine {
  const [firstName = "", lastName = ""] = name.split(/\s+/);
  return { ...unsaid, firstName, lastName, team: "Sázava", ...values };
}

function known(number: number, name: string, values: Partial<KnownAngler> = {}): KnownAngler {
  const [firstName = "", lastName = ""] = name.split(" ");
  const angler = {
    ...unsaid,
    id: number,
    number,
    firstName,
    lastName,
    team: "Sázava",
    slot: 1,
    isReserve: false,
  };
  return { ...angler, ...values };
}

const unsaid: AnglerLine = {
  number: null,
  firstName: "",
  lastName: "",
  team: null,
  slot: null,
  category: null,
  club: null,
  country: null,
  licence: null,
  isReserve: null,
};
