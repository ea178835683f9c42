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
  const place = { sessionId: 1, sectorId: 7, parentSectorId: null };
  expect(outsidePass(limits, place)).toBeUndefined();
  expect(outsidePass(limits, { ...place, sessionId: 3 })).toBe("session");
  expect(outsidePass(limits, { ...place, sectorId: 8 })).toBe("sector");
  expect(outsidePass({ sessionIds: [], sectorIds: [] }, { ...place, sectorId: 8 })).toBeUndefined();
});

test("a pass for a sector covers its sub-sectors, and one for a sub-sector that one alone", () => {
  const [whole, part, sibling] = [7, 71, 72].map((sectorId) => ({
    sessionId: 1,
    sectorId,
    parentSectorId: sectorId === 7 ? null : 7,
  }));
  const outside = (sectorId: number) =>
    [whole, part, sibling].map((place) => outsidePass({ sessionIds: [], sectorIds: [sectorId] }, place!));
  expect(outside(7)).toEqual([undefined, undefined, undefined]);
  expect(outside(71)).toEqual(["sector", undefined, "sector"]);
});

test("a sector limits nobody in a session for which nobody is drawn", () => {
  const place = { sessionId: 1, sectorId: null, parentSectorId: null };
  expect(outsidePass({ sessionIds: [], sectorIds: [7] }, place)).toBeUndefined();
});
