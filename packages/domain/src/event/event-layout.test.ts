import { expect, test } from "vitest";
import { needsGroups, pegsPerSector, usualLayout, usuallyRotates } from "./event-layout.ts";
import { presetNames } from "./preset-name.ts";

test("fly over three days is five sectors in five sessions, and groups rotate (F2, F3)", () => {
  expect(usualLayout("fly-fips-mouche", { anglers: 100, days: 3 })).toEqual({
    anglers: 100,
    sectors: 5,
    sessions: 5,
    minutes: 180,
    firstStart: "09:00",
    pauseMinutes: 60,
    rotates: true,
  });
});

test.each([
  ["as many sessions as the days have room for", "fly-fips-mouche", 100, 1, { sectors: 5, sessions: 2 }],
  ["as many sectors as there are anglers for", "coarse-and-feeder", 12, 2, { sectors: 2, sessions: 2 }],
  ["one leg of a coarse match needs no groups", "coarse-and-feeder", 40, 1, { sessions: 1, rotates: false }],
  ["two legs do, so that nobody stays in a sector", "coarse-and-feeder", 40, 2, { rotates: true }],
  ["a club match is one stretch of water, once", "club-match", 20, 2, { sectors: 1, sessions: 1 }],
  ["carp day and night", "carp-pairs", 20, 2, { minutes: 1440 }],
  ["and in one day, as long as it is light", "carp-pairs", 20, 1, { minutes: 480 }],
  ["nobody who comes alone is sent away", "shore", 1, 1, { sectors: 1, rotates: false }],
] as const)("%s", (_, preset, anglers, days, expected) => {
  expect(usualLayout(preset, { anglers, days })).toMatchObject(expected);
});

test("every preset has a place for everybody", () => {
  for (const preset of presetNames)
    for (const anglers of [1, 7, 23, 500]) {
      const layout = usualLayout(preset, { anglers, days: 2 });
      expect(layout.sectors * pegsPerSector(layout)).toBeGreaterThanOrEqual(anglers);
    }
});

test("without a second sector there is nowhere to move to", () => {
  expect(usuallyRotates("always", { sectors: 1, sessions: 5 })).toBe(false);
});

test("fly always asks for groups, coarse where teams fish, a club match never", () => {
  const asks = (isTeamEvent: boolean) =>
    (["fly-fips-mouche", "coarse-and-feeder", "club-match"] as const).map((preset) =>
      needsGroups(preset, { isTeamEvent }),
    );
  expect([asks(true), asks(false)]).toEqual([
    [true, true, false],
    [true, false, false],
  ]);
});
