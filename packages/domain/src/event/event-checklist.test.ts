import { describe, expect, test } from "vitest";
import { type EventFacts, makeChecklist } from "./event-checklist.ts";

/** Nothing but a name and its days. */
const nothing: EventFacts = {
  isTeamEvent: false,
  needsGroups: true,
  sectors: 0,
  sectorsWithoutPegs: 0,
  pegs: 0,
  smallestSector: null,
  sessions: 0,
  teams: 0,
  shortTeams: null,
  registered: 0,
  undecided: 0,
  inLottery: 0,
  confirmed: 0,
  paid: 0,
  anglers: 0,
  anglersWithoutTeam: 0,
  anglersWithoutGroup: 0,
  groups: 0,
  smallestGroup: null,
  largestGroup: null,
  rotationCells: 0,
  rotationCollisions: 0,
  drawnSessions: 0,
};

/** Spring Masters: 20 teams of 5 in 5 groups over 5 sectors of 20 beats in 5 sessions. */
const ready: EventFacts = {
  ...nothing,
  isTeamEvent: true,
  sectors: 5,
  pegs: 100,
  smallestSector: { code: "A", size: 20 },
  sessions: 5,
  teams: 20,
  anglers: 100,
  groups: 5,
  smallestGroup: { code: "1", size: 20 },
  largestGroup: { code: "2", size: 20 },
  rotationCells: 25,
  rotationCollisions: 0,
};

function statesOf(facts: EventFacts): Record<string, string> {
  return Object.fromEntries(makeChecklist(facts).steps.map(({ code, state }) => [code, state]));
}

function blockersIn(facts: EventFacts, step: string) {
  return makeChecklist(facts).steps.find(({ code }) => code === step)?.blockers;
}

test("a new event begins with its sectors; what needs something else waits", () => {
  const { next, isReadyToDraw } = makeChecklist(nothing);
  expect({ next, isReadyToDraw }).toEqual({ next: "sectors", isReadyToDraw: false });
  expect(statesOf(nothing)).toEqual({
    sectors: "open",
    sessions: "open",
    anglers: "open",
    groups: "waiting",
    rotation: "waiting",
    draw: "waiting",
  });
});

test("an event that is set up is ready, and the draw is next", () => {
  expect(makeChecklist(ready)).toMatchObject({ next: "draw", isReadyToDraw: true });
  expect(new Set(Object.values(statesOf(ready)))).toEqual(new Set(["done", "open"]));
  expect(blockersIn(ready, "draw")).toEqual([{ code: "sessions-not-drawn", count: 5 }]);
});

test("when every session is drawn nothing is left", () => {
  expect(makeChecklist({ ...ready, drawnSessions: 5 })).toMatchObject({ next: null, isReadyToDraw: true });
});

describe("what blocks", () => {
  test.each<[string, Partial<EventFacts>, string, object]>([
    [
      "sectors without pegs",
      { sectorsWithoutPegs: 2 },
      "sectors",
      { code: "sectors-without-pegs", count: 2 },
    ],
    [
      "a sector too small for a group",
      { smallestSector: { code: "C", size: 18 } },
      "sectors",
      { code: "too-few-pegs", sector: { code: "C", size: 18 }, group: { code: "2", size: 20 } },
    ],
    ["no sessions", { sessions: 0 }, "sessions", { code: "no-sessions" }],
    ["no teams in a team event", { teams: 0 }, "teams", { code: "no-teams" }],
    [
      "teams that are not complete, by name",
      { shortTeams: { count: 1, teamSize: 5, named: [{ name: "Herons", anglers: 4 }] } },
      "teams",
      { code: "short-teams", count: 1, teamSize: 5, named: [{ name: "Herons", anglers: 4 }] },
    ],
    [
      "anglers without a team",
      { anglersWithoutTeam: 1 },
      "anglers",
      { code: "anglers-without-team", count: 1 },
    ],
    [
      "anglers without a group",
      { anglersWithoutGroup: 3 },
      "groups",
      { code: "anglers-without-group", count: 3 },
    ],
    [
      "groups that differ by more than one",
      { smallestGroup: { code: "3", size: 18 } },
      "groups",
      { code: "groups-unbalanced", smallest: { code: "3", size: 18 }, largest: { code: "2", size: 20 } },
    ],
    ["no rotation", { rotationCells: 0 }, "rotation", { code: "no-rotation" }],
    [
      "a rotation with holes",
      { rotationCells: 24 },
      "rotation",
      { code: "rotation-cells-missing", count: 1 },
    ],
    [
      "two groups in one sector",
      { rotationCollisions: 2 },
      "rotation",
      { code: "rotation-collisions", count: 2 },
    ],
  ])("%s", (_, change, step, blocker) => {
    const facts = { ...ready, ...change };
    expect(blockersIn(facts, step)).toEqual([blocker]);
    expect(makeChecklist(facts)).toMatchObject({ isReadyToDraw: false, next: step });
    expect(statesOf(facts)["draw"]).toBe("waiting");
  });

  test("groups that differ by one are balanced", () => {
    expect(makeChecklist({ ...ready, smallestGroup: { code: "3", size: 19 } }).isReadyToDraw).toBe(true);
  });

  test("the rotation says what it waits for", () => {
    const { steps } = makeChecklist({
      ...ready,
      sectors: 0,
      groups: 0,
      largestGroup: null,
      rotationCells: 0,
    });
    const rotation = steps.find(({ code }) => code === "rotation");
    expect(rotation).toMatchObject({ state: "waiting", waitsFor: ["sectors", "groups"] });
  });
});

describe("a club match on one stretch of water", () => {
  const club = {
    ...nothing,
    sectors: 1,
    pegs: 30,
    smallestSector: { code: "A", size: 30 },
    sessions: 1,
    anglers: 28,
  };

  test("needs neither teams nor groups nor a rotation", () => {
    expect(statesOf(club)).toEqual({ sectors: "done", sessions: "done", anglers: "done", draw: "open" });
    expect(makeChecklist(club).isReadyToDraw).toBe(true);
  });

  test("needs a peg for everybody", () => {
    expect(blockersIn({ ...club, anglers: 31 }, "sectors")).toEqual([
      { code: "more-anglers-than-pegs", anglers: 31, pegs: 30 },
    ]);
  });
});

test("registrations are a step where somebody has registered, until each is decided", () => {
  expect(statesOf(ready)).not.toHaveProperty("registrations");
  expect(statesOf({ ...ready, registered: 3, confirmed: 3 })).toMatchObject({ registrations: "done" });
  const open = { ...ready, registered: 3, undecided: 2 };
  expect(statesOf(open)).toMatchObject({ registrations: "open" });
  expect(blockersIn(open, "registrations")).toEqual([{ code: "registrations-undecided", count: 2 }]);
  const undrawn = { ...ready, registered: 3, inLottery: 3 };
  expect(blockersIn(undrawn, "registrations")).toEqual([{ code: "lottery-not-drawn", count: 3 }]);
});

test("a club match asks for groups and a rotation only once somebody has made groups", () => {
  const match = { ...nothing, needsGroups: false, sectors: 2 };
  expect(Object.keys(statesOf(match))).toEqual(["sectors", "sessions", "anglers", "draw"]);
  expect(Object.keys(statesOf({ ...match, groups: 2 }))).toContain("rotation");
});
