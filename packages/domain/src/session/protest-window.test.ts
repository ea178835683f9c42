import { describe, expect, test } from "vitest";
import { protestWindow } from "./protest-window.ts";

const closedAt = "2027-04-03T12:00:00.000Z";

describe("the time to protest", () => {
  test("begins with the session and has no end while it is fished", () => {
    expect(protestWindow({ status: "scheduled", closedAt: null }, 60, closedAt)).toEqual({
      kind: "upcoming",
    });
    expect(protestWindow({ status: "running", closedAt: null }, 60, closedAt)).toEqual({
      kind: "open",
      until: null,
    });
  });

  test("ends so many minutes after the result became provisional, to the millisecond", () => {
    const session = { status: "provisional", closedAt } as const;
    const until = "2027-04-03T13:00:00.000Z";
    expect(protestWindow(session, 60, "2027-04-03T12:59:59.999Z")).toEqual({ kind: "open", until });
    expect(protestWindow(session, 60, until)).toEqual({ kind: "over" });
  });

  test("is over at once where the rules give no time", () => {
    expect(protestWindow({ status: "provisional", closedAt }, 0, closedAt)).toEqual({ kind: "over" });
  });

  test.each(["official", "cancelled"] as const)("is over when a session is %s", (status) => {
    expect(protestWindow({ status, closedAt }, 60, closedAt)).toEqual({ kind: "over" });
  });
});
