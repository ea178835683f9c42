import type { ScoreOutcome } from "@tightlines/contract/score/score-operation";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { expect, test } from "vitest";
import { fishOf } from "../../../testing/score-server.ts";
import type { WaitingScore } from "./shown-score.ts";
import { takenLater } from "./taken-later.ts";

const refused: ScoreOutcome = { id: "a", outcome: "refused", score: null, problem: null };

test("what the organizer took after all is no question any more", () => {
  const operations = [wait("a", refused), wait("b", { ...refused, id: "b" })];
  expect(takenLater(operations, [scoreWith("a")])).toEqual([operations[0]]);
});

test("what still waits stays, also while the server has it already", () => {
  expect(takenLater([wait("a", null)], [scoreWith("a")])).toEqual([]);
});

test("a fish of somebody else is another fish", () => {
  expect(takenLater([wait("a", refused)], [{ ...scoreWith("a"), anglerId: 2 }])).toEqual([]);
});

test("a signature is taken when the score is signed as it was seen", () => {
  const { catch: _catch, ...envelope } = fishOf("s") as Extract<WaitingScore["body"], { kind: "add-catch" }>;
  const sign = { ...wait("s", refused), body: { ...envelope, kind: "sign" as const, hash: "h" } };
  const score = { ...scoreWith("a"), hash: "h" };
  expect(takenLater([sign], [score])).toEqual([]);
  expect(takenLater([sign], [{ ...score, isSigned: true }])).toEqual([sign]);
  expect(takenLater([sign], [{ ...score, isSigned: true, hash: "other" }])).toEqual([]);
});

function wait(id: string, answer: ScoreOutcome | null): WaitingScore {
  return { queue: "", id, body: fishOf(id), answer };
}

/** A score of the angler and the session of `fishOf`, with one fish. */
function scoreWith(id: string): ScoreResponse {
  const { catch: fish } = fishOf(id) as Extract<WaitingScore["body"], { kind: "add-catch" }>;
  const row = { id: 1, revision: 1, createdAt: "", updatedAt: "" };
  const who = { sessionId: 1, sessionNumber: 1, anglerId: 1, anglerNumber: 1, anglerName: "" };
  const where = { teamId: null, teamName: null, sectorCode: null, pegNumber: null };
  return {
    ...row,
    ...who,
    ...where,
    presence: "fished",
    lateMinutes: 0,
    presenceSaidBy: null,
    weighIn: null,
    weighInSaidBy: null,
    catches: [{ ...fish, id, saidBy: id, speciesName: "", voidReason: null }],
    penalties: [],
    hash: "",
    isSigned: false,
    wasSigned: false,
    isChecked: false,
  };
}
