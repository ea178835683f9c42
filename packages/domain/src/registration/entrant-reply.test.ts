import { describe, expect, test } from "vitest";
import { askingState, replyStatus } from "./entrant-reply.ts";

describe("what a captain sees of somebody they have named", () => {
  test.each([
    [{ reply: null, wasAsked: false, isSelf: false }, "not-asked"],
    [{ reply: null, wasAsked: true, isSelf: false }, "waiting"],
    [{ reply: "yes", wasAsked: true, isSelf: false }, "yes"],
    [{ reply: "no", wasAsked: true, isSelf: false }, "no"],
    [{ reply: null, wasAsked: false, isSelf: true }, "yes"],
  ] as const)("%j is %s", (asked, status) => {
    expect(replyStatus(asked)).toBe(status);
  });
});

describe("what can be done with the code of a letter", () => {
  const asking = { isStanding: true, reply: null, expiresAt: 1000 } as const;
  test.each([
    ["before its time is over", asking, 999, "open"],
    ["when its time is over", asking, 1000, "expired"],
    ["when it has no time", { ...asking, expiresAt: null }, 0, "expired"],
    ["after an answer", { ...asking, reply: "no" }, 5000, "answered"],
    ["after the registration was cancelled", { ...asking, reply: "yes", isStanding: false }, 0, "over"],
  ] as const)("%s", (_, given, now, state) => {
    expect(askingState(given, now)).toBe(state);
  });
});
