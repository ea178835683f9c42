import type { AnglerResponse } from "@tightlines/contract/angler";
import { expect, test } from "vitest";
import { groupByTeam } from "./by-team.ts";

test("a team's anglers stand by slot, reserves without one behind them", () => {
  const anglers = [
    { id: 1, number: 1, teamId: 7, slot: null },
    { id: 2, number: 2, teamId: 7, slot: 2 },
    { id: 3, number: 3, teamId: null, slot: null },
    { id: 4, number: 4, teamId: 7, slot: 1 },
    { id: 5, number: 5, teamId: 8, slot: 1 },
  ] as AnglerResponse[];
  const teams = groupByTeam(anglers);
  expect([...teams].map(([team, members]) => [team, members.map(({ id }) => id)])).toEqual([
    [7, [4, 2, 1]],
    [8, [5]],
  ]);
});
