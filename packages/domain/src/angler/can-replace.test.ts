import { expect, test } from "vitest";
import { canReplace } from "./can-replace.ts";
import { presences } from "./presence.ts";

const angler = { id: 1, teamId: 5 };
const reserve = { id: 2, teamId: 5, isReserve: true, presence: "present" } as const;

test("a reserve of the same team or of none takes the place, another team's does not", () => {
  expect(canReplace(reserve, angler)).toBe(true);
  expect(canReplace({ ...reserve, teamId: null }, angler)).toBe(true);
  expect(canReplace({ ...reserve, teamId: 6 }, angler)).toBe(false);
  expect(canReplace(reserve, { ...angler, teamId: null })).toBe(false);
});

test("a reserve who is late can still take the place; one who is absent or has withdrawn cannot", () => {
  const able = presences.filter((presence) => canReplace({ ...reserve, presence }, angler));
  expect(able).toEqual(["expected", "present", "late"]);
});

test("nobody replaces themselves, and only a reserve replaces somebody", () => {
  expect(canReplace({ ...reserve, id: angler.id }, angler)).toBe(false);
  expect(canReplace({ ...reserve, isReserve: false }, angler)).toBe(false);
});
