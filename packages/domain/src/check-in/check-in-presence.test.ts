import { expect, test } from "vitest";
import type { Presence } from "../angler/presence.ts";
import { listUnseen } from "./check-in-presence.ts";

test("nobody is missed before check-in has begun", () => {
  expect(listUnseen([angler("expected"), angler("withdrawn")])).toEqual([]);
});

test("once somebody was seen, those are missed whom a draw counts on and nobody has seen", () => {
  const missed = angler("expected");
  const others = (["present", "late", "absent", "withdrawn"] as const).map((presence) => angler(presence));
  expect(listUnseen([missed, ...others, angler("expected", true)])).toEqual([missed]);
});

function angler(presence: Presence, isReserve = false) {
  return { presence, isReserve };
}
