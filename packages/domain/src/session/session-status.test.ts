import { expect, test } from "vitest";
import { needsReason, nextSessionStatuses, sessionStatuses, wasStarted } from "./session-status.ts";

test("a session goes from scheduled to official one step at a time", () => {
  const life = ["scheduled", "running", "provisional", "official"] as const;
  for (const [step, status] of life.slice(0, -1).entries()) {
    expect(nextSessionStatuses(status, "official")[0]).toBe(life[step + 1]);
    for (const later of life.slice(step + 2))
      expect(nextSessionStatuses(status, "official")).not.toContain(later);
  }
});

test("a session can be cancelled until it is official, and put back on", () => {
  const cancellable = sessionStatuses.filter((from) =>
    nextSessionStatuses(from, "practice").includes("cancelled"),
  );
  expect(cancellable).toEqual(["scheduled", "running", "provisional"]);
  expect(nextSessionStatuses("cancelled", "official")).toEqual(["scheduled"]);
});

test("the only way out of official is to reopen it, with a reason", () => {
  expect(nextSessionStatuses("official", "official")).toEqual(["provisional"]);
  expect(needsReason("official", "provisional")).toBe(true);
  for (const from of sessionStatuses.filter((status) => status !== "official"))
    for (const to of nextSessionStatuses(from, "official")) expect(needsReason(from, to)).toBe(false);
});

test("a rest is never fished", () => {
  expect(nextSessionStatuses("scheduled", "rest")).toEqual(["cancelled"]);
  expect(nextSessionStatuses("cancelled", "rest")).toEqual(["scheduled"]);
});

test("what was started is not deleted", () => {
  expect(sessionStatuses.filter(wasStarted)).toEqual(["running", "provisional", "official"]);
});
