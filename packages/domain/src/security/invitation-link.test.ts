import { expect, test } from "vitest";
import { checkLinkEnd, invitationLinkState } from "./invitation-link.ts";

const noon = new Date("2026-05-14T12:00:00Z");
const open = { expiresAt: new Date("2026-05-14T12:00:01Z"), revokedAt: null, maxPeople: 2, taken: 1 };

test("a link invites until it is full, ends or is revoked", () => {
  expect(invitationLinkState(open, noon)).toBe("open");
  expect(invitationLinkState({ ...open, taken: 2 }, noon)).toBe("full");
  expect(invitationLinkState({ ...open, taken: 2, expiresAt: noon }, noon)).toBe("expired");
  expect(invitationLinkState({ ...open, expiresAt: noon, revokedAt: noon }, noon)).toBe("revoked");
});

test("a link ends in the future, within 92 days", () => {
  expect(checkLinkEnd(noon, noon)).toBe("past");
  expect(checkLinkEnd(new Date("2026-05-14T12:00:01Z"), noon)).toBeUndefined();
  expect(checkLinkEnd(new Date("2026-08-14T12:00:00Z"), noon)).toBeUndefined();
  expect(checkLinkEnd(new Date("2026-08-14T12:00:01Z"), noon)).toBe("too-far");
});
