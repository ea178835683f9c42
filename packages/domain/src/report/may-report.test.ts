import { expect, test } from "vitest";
import { isCodeTold, mayReport } from "./may-report.ts";

const nine = new Date("2027-04-03T09:00:00Z");
const session = { status: "scheduled", kind: "official", startsAt: nine } as const;
const later = new Date("2027-04-03T09:01:00Z");
const earlier = new Date("2027-04-03T08:59:00Z");
const waits = { selfReports: "wait" } as const;

test.each([
  ["no rule for it", {}, session, true, later, "not-taken"],
  ["before the session", waits, session, true, earlier, "upcoming"],
  ["from its beginning", waits, session, true, nine, "yes"],
  ["somebody else's session", waits, session, false, later, "not-in-session"],
  ["after it", waits, { ...session, status: "provisional" }, true, later, "yes"],
  ["official", waits, { ...session, status: "official" }, true, later, "official"],
  ["cancelled", waits, { ...session, status: "cancelled" }, true, later, "cancelled"],
  ["a rest", waits, { ...session, kind: "rest" }, true, later, "rest"],
] as const)("%s", (_, rules, held, fishes, now, answer) => {
  expect(mayReport(rules, held, fishes, now)).toBe(answer);
});

test("nobody is told the code before the session begins", () => {
  expect(isCodeTold(session, earlier)).toBe(false);
  expect(isCodeTold(session, nine)).toBe(true);
  expect(isCodeTold({ ...session, status: "official" }, later)).toBe(true);
  expect(isCodeTold({ ...session, status: "cancelled" }, later)).toBe(false);
});
