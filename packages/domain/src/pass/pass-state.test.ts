import { expect, test } from "vitest";
import { outsidePass, passState } from "./pass-state.ts";

const noon = new Date("2026-05-14T12:00:00Z");

test("a pass is good until it ends or is revoked, whichever comes first", () => {
  const pass = { expiresAt: new Date("2026-05-14T12:00:01Z"), revokedAt: null };
  expect(passState(pass, noon)).toBe("valid");
  expect(passState({ ...pass, expiresAt: noon }, noon)).toBe("expired");
  expect(passState({ expiresAt: noon, revokedAt: noon }, noon)).toBe("revoked");
});

test("a pass reaches as far as its sessions and sectors, or everywhere where it names none", () => {
  const limits = { sessionIds: [1, 2], sectorIds: [7] };
  expect(outsidePass(limits, { sessionId: 1, sectorId: 7 })).toBeUndefined();
  expect(outsidePass(limits, { sessionId: 3, sectorId: 7 })).toBe("session");
  expect(outsidePass(limits, { sessionId: 2, sectorId: 8 })).toBe("sector");
  expect(outsidePass({ sessionIds: [], sectorIds: [] }, { sessionId: 3, sectorId: 8 })).toBeUndefined();
});

test("a sector limits nobody in a session for which nobody is drawn", () => {
  expect(outsidePass({ sessionIds: [], sectorIds: [7] }, { sessionId: 1, sectorId: null })).toBeUndefined();
});
