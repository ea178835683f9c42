import { expect, test } from "vitest";
import fc from "fast-check";
import { planImport, type KnownAngler } from "./plan-import.ts";
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

test("somebody else's number or slot is refused and its owner named", () => {
  const [plan] = planImport([line("Bo Kay", { number: 1, slot: 1 })], [known(1, "Ann Lee", { slot: 1 })]);
  expect(plan).toMatchObject({
    outcome: "wrong",
    conflicts: [
      { code: "number-taken", number: 1, name: "Ann Lee" },
      { code: "slot-taken", slot: 1, name: "Ann Lee" },
    ],
  });
});

test("the same person twice in one file is refused with the earlier line", () => {
  const plans = planImport([line("Ann Lee"), line("Bo Kay"), line("ann lée")], []);
  expect(plans[2]).toMatchObject({ outcome: "wrong", conflicts: [{ code: "twice", line: 0 }] });
});

test("namesakes of two teams, and namesakes with numbers, are two people", () => {
  const namesakes = [
    line("Jan Novák", { number: 1 }),
    line("Jan Novák", { number: 2 }),
    line("Jan Novák", { team: "Otava" }),
  ];
  expect(planImport(namesakes, []).map(({ outcome }) => outcome)).toEqual(["add", "add", "add"]);
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
