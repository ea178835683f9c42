import { expect, test } from "vitest";
import { planTeamImport } from "./plan-team-import.ts";

const columns = ["name", "startNumber", "captain"] as const;
const sazava = { id: 1, name: "Sázava", startNumber: 1, club: "MO Žďár", country: "", captain: "Jan" };

test("teams are known by their names; empty cells keep what is known", () => {
  const plans = planTeamImport(
    [
      ["SAZAVA", "", "Eva"],
      ["Otava", "2", ""],
      ["Sazava ", "1", "Jan"],
    ],
    columns,
    [sazava],
  );
  expect(plans.slice(0, 2)).toMatchObject([
    { outcome: "change", id: 1, team: { name: "Sázava", startNumber: 1, club: "MO Žďár", captain: "Eva" } },
    { outcome: "add", id: undefined, team: { name: "Otava", startNumber: 2 } },
  ]);
  expect(plans[2]).toMatchObject({ outcome: "wrong", problems: [{ code: "twice" }] });
});

test("the same file twice changes nothing", () => {
  expect(planTeamImport([["Sázava", "1", "Jan"]], columns, [sazava])).toMatchObject([{ outcome: "same" }]);
});

test("two teams may change their start numbers with each other", () => {
  const otava = { ...sazava, id: 2, name: "Otava", startNumber: 2 };
  const plans = planTeamImport(
    [
      ["Sázava", "2", ""],
      ["Otava", "1", ""],
    ],
    columns,
    [sazava, otava],
  );
  expect(plans.map(({ outcome }) => outcome)).toEqual(["change", "change"]);
});

test.each([
  [["", "3", ""], { code: "no-name", field: "name" }],
  [["...", "3", ""], { code: "no-name", field: "name" }],
  [["Otava", "first", ""], { code: "no-number", field: "startNumber", text: "first" }],
  [["Otava", "1", ""], { code: "number-taken", field: "startNumber", name: "Sázava" }],
])("%j is refused", (row, problem) => {
  expect(planTeamImport([row], columns, [sazava])).toMatchObject([{ outcome: "wrong", problems: [problem] }]);
});
