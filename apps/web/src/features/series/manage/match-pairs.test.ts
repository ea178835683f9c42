import { MATCHES_AT_ONCE } from "@tightlines/contract/limits";
import type { SeasonPerson } from "@tightlines/contract/series/series-people";
import { expect, test } from "vitest";
import { joining, joiningAll, parting, splitting } from "./match-pairs.ts";

function person(...anglerIds: number[]): SeasonPerson {
  const entry = { eventName: "", name: "", club: "", country: "" };
  const entries = anglerIds.map((anglerId) => ({ ...entry, anglerId, eventId: anglerId }));
  return { id: anglerIds[0]!, name: "", reasons: [], entries };
}

test("whoever is one person is so entry by entry, and whoever is split stays apart from all others", () => {
  expect(joining([person(1, 2), person(3)])).toEqual([
    { anglerId: 1, otherId: 2, verdict: "same" },
    { anglerId: 1, otherId: 3, verdict: "same" },
    { anglerId: 2, otherId: 3, verdict: "same" },
  ]);
  expect(parting([person(1, 2), person(3)])).toEqual([{ anglerId: 1, otherId: 3, verdict: "different" }]);
  expect(splitting(person(1, 2, 3), 2)).toEqual([
    { anglerId: 2, otherId: 1, verdict: "different" },
    { anglerId: 2, otherId: 3, verdict: "different" },
  ]);
});

test("all at once is as much as one call takes", () => {
  const ids = Array.from({ length: 30 }, (_, index) => index + 1);
  const groups = ids.map((group) => ids.map((id) => person(group * 100 + id)));
  const sent = joiningAll(groups).length;
  expect(sent).toBeLessThanOrEqual(MATCHES_AT_ONCE);
  expect(sent).toBeGreaterThan(MATCHES_AT_ONCE - 500);
});
