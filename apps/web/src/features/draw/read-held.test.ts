import type { DrawResponse } from "@tightlines/contract/draw";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { compareHeld } from "@tightlines/domain/draw/compare-held";
import { expect, test } from "vitest";
import { describeHeld } from "./read-held.ts";

const row = { revision: 1, createdAt: "2027-05-14T06:00:00.000Z", updatedAt: "2027-05-14T06:00:00.000Z" };
const session: SessionResponse = {
  ...row,
  id: 1,
  number: 1,
  name: "",
  startsAt: "2027-05-14T06:00:00.000Z",
  endsAt: "2027-05-14T09:00:00.000Z",
  kind: "official",
  closedAt: null,
  status: "scheduled",
};
const sector: SectorResponse = {
  ...row,
  id: 1,
  parentId: null,
  code: "A",
  name: "",
  description: "",
  kind: "bank",
  position: 0,
  latitude: null,
  longitude: null,
  pegs: [101, 102, 103].map((id) => ({
    id,
    number: id - 100,
    isEnd: false,
    isAccessible: false,
    outOfUseReason: null,
  })),
};
const ann = drawOf(1, "Ann Rivers", 101);
const bo = drawOf(2, "Bo Rivers", 102);

test("everybody is where the draw has put them", () => {
  expect(describe([ann, bo])).toMatchObject({ isTrue: true, declared: null, notes: [] });
});

test("a peg that was changed in silence is named, and nothing explains it", () => {
  expect(describe([ann, { ...bo, pegId: 103, pegNumber: 3 }])).toMatchObject({
    isTrue: false,
    declared: null,
    notes: ["Bo Rivers, Session 1: must be sector A, peg 2, is sector A, peg 3. Nobody has said why."],
  });
});

test("a change by hand is told with who made it and why", () => {
  const moved: DrawResponse = { ...bo, pegId: 103, source: "manual", reason: "Wheelchair" };
  const move = { sessionId: 1, anglerId: 2, fromPegId: 102, toPegId: 103, reason: "by-hand" as const };
  const change = { moves: [move], reason: "Wheelchair", actorRole: "organizer" as const };
  const placements = [ann, moved];
  expect(describe([ann, moved], { placements, byHand: [{ move, change }] })).toMatchObject({
    isTrue: false,
    declared: expect.stringContaining("each change says why"),
    notes: [
      "Bo Rivers, Session 1: moved from sector A, peg 2 to sector A, peg 3. Changed by hand, by an organizer: Wheelchair",
    ],
  });
  // Whoever says so of themselves, and is in no history, has been put there by nobody.
  expect(describe([ann, moved])).toMatchObject({ isTrue: false, declared: null });
});

test("a repair that the rules do not give is named", () => {
  expect(describe([ann, bo], { unexplained: [2] })).toMatchObject({
    isTrue: false,
    declared: null,
    notes: ["Change 2 is not what the rules of the draw give."],
  });
});

test("a session that was drawn again is left to the later draw", () => {
  expect(describe([], { isRedrawn: true })).toMatchObject({
    isTrue: true,
    notes: ["Session 1 was drawn again later. This draw no longer applies there."],
  });
});

test("a round of duels or a turn that was changed in silence is named", () => {
  const unscheduled = [
    { sessionId: 1, part: "round", number: 3 },
    { sessionId: 1, part: "turn", number: 2 },
  ] as const;
  expect(describe([ann, bo], { mode: "duels", unscheduled })).toMatchObject({
    words: "The duels are as the draw and its repairs give them",
    isTrue: false,
    declared: null,
    notes: [
      "Session 1, round 3 is not as the draw and its repairs give it. Nobody has said why.",
      "Session 1, number 2 in the order is not as the draw and its repairs give it. Nobody has said why.",
    ],
  });
});

interface Found {
  placements?: readonly DrawResponse[];
  byHand?: Parameters<typeof describeHeld>[0]["byHand"];
  unexplained?: readonly number[];
  isRedrawn?: boolean;
  mode?: Parameters<typeof describeHeld>[0]["mode"];
  unscheduled?: Parameters<typeof describeHeld>[0]["unscheduled"];
}

function describe(held: readonly DrawResponse[], found: Found = {}) {
  const { placements = [ann, bo], byHand = [], unexplained = [], isRedrawn = false } = found;
  const { mode = "free", unscheduled = [] } = found;
  const names = { held, sectors: [sector], sessions: [session], anglers: [] };
  const run = { number: 7, status: "published", publishedAt: row.createdAt, sessionIds: [1], placements };
  const compared = compareHeld(run, isRedrawn ? [{ ...run, number: 8 }, run] : [run], held);
  return describeHeld({ ...compared, mode, unscheduled, byHand, unexplained }, names);
}

function drawOf(anglerId: number, anglerName: string, pegId: number): DrawResponse {
  return {
    ...row,
    id: anglerId,
    sessionId: 1,
    sessionNumber: 1,
    anglerId,
    anglerNumber: anglerId,
    anglerName,
    teamId: null,
    teamName: null,
    sectorId: 1,
    sectorCode: "A",
    pegId,
    pegNumber: pegId - 100,
    source: "drawn",
    runId: 7,
    reason: "",
    changedBy: null,
  };
}
