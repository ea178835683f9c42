import type { SessionResponse } from "@tightlines/contract/session";
import { groupBy } from "@tightlines/domain/group-by";
import { computeResults } from "@tightlines/domain/result/compute-results";
import type { Decision } from "@tightlines/domain/result/facts/facts";
import { frameFacts } from "@tightlines/domain/result/facts/frame-facts";
import { listLinkedSessions } from "@tightlines/domain/result/facts/list-linked-sessions";
import type { Score } from "@tightlines/domain/score/score";
import type { ScoreBook } from "./score-book.ts";
import type { DeskState } from "./score-desk.ts";
import { scoreByCodes, showScore } from "./shown-score.ts";

/** Where everybody stands in a session, among those they are ranked against. */
export interface DevicePlaces {
  /** By angler; nobody is in it who is not placed. */
  places: ReadonlyMap<number, number>;
  /** The sessions without whose scores no place of this one can be told. */
  needs: readonly SessionResponse[];
}

const noPlaces: DevicePlaces = { places: new Map(), needs: [] };

/**
 * The places of a session, computed by the rules from what the server said last and what waits on this device. They are
 * those that the server computes from the same scores: both run the same function.
 */
export function rankOnDevice(
  book: ScoreBook,
  { scores, waiting }: Pick<DeskState, "scores" | "waiting">,
  sessionId: number,
  now: number,
): DevicePlaces {
  const { ranking, rules, event, sessions } = book;
  if (!ranking) return noPlaces;
  const ruleset = { ...ranking.ruleset, ...rules };
  const frame = { ...ranking, unit: ruleset.unit, timeZone: event.timeZone, sessions };
  const facts = frameFacts(frame, listOwnScores(book, { scores, waiting }, sessionId));
  const linked = new Set(listLinkedSessions(rules.catching, facts.sessions, sessionId).map(({ id }) => id));
  const needs = sessions.filter((session) => linked.has(session.id) && hasBegun(session, now));
  if (needs.length > 0) return { ...noPlaces, needs };
  const computed = computeResults(ruleset, { ...facts, decisions: decisionsOf(ranking, sessionId) });
  const [first] = computed.ok ? computed.value.classifications : [];
  const rows = (first?.units ?? [])
    .filter((unit) => unit.sessionId === sessionId)
    .flatMap((unit) => unit.rows);
  return {
    places: new Map(rows.flatMap(({ entryId, place }) => (place === null ? [] : [[entryId, place]]))),
    needs: [],
  };
}

/** What nobody has begun to fish takes no fish away. */
function hasBegun({ status, startsAt }: SessionResponse, now: number): boolean {
  return status !== "scheduled" || Date.parse(startsAt) <= now;
}

/** Everybody about whom the server knows something, or this device. */
function listOwnScores(
  book: ScoreBook,
  { scores, waiting }: Pick<DeskState, "scores" | "waiting">,
  sessionId: number,
): Score[] {
  const stored = new Map(
    scores.filter((score) => score.sessionId === sessionId).map((score) => [score.anglerId, score]),
  );
  const said = groupBy(
    waiting.filter(({ body }) => body.sessionId === sessionId),
    ({ body }) => body.anglerId,
  );
  return [...new Set([...stored.keys(), ...said.keys()])].flatMap((anglerId) => {
    const score = stored.get(anglerId);
    const shown = showScore(score, said.get(anglerId) ?? []);
    const isKnown = score !== undefined || shown.waiting.size > 0;
    return isKnown ? [scoreByCodes(book, shown.entered, { sessionId, anglerId })] : [];
  });
}

/** What was decided in this session stands on its scores. */
function decisionsOf({ disqualified }: NonNullable<ScoreBook["ranking"]>, sessionId: number): Decision[] {
  return disqualified
    .filter((each) => each.sessionId !== sessionId)
    .map(({ anglerId }) => ({ code: "", entryId: anglerId, effect: "event-disqualified" }));
}
