import type { DrawNews } from "@tightlines/domain/draw/draw-change";
import type { DrawInput, Placement } from "@tightlines/domain/draw/draw-input";
import { listSeats } from "@tightlines/domain/draw/list-seats";
import { listNews } from "@tightlines/domain/draw/draw-news";
import { replayChanges, type ReplayedDraw } from "@tightlines/domain/draw/replay-changes";
import { holdingRun, isInForce } from "@tightlines/domain/draw/run-of-session";
import type { HeldSchedule } from "@tightlines/domain/draw/held-draw";
import { placesAnglers } from "@tightlines/domain/draw/places-anglers";
import { hashJson } from "@tightlines/domain/random/hash-json";
import { mixSeed } from "@tightlines/domain/random/commit-input";
import type { Db } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { DrawChangeEntry } from "./change/draw-change.ts";
import * as changes from "./change/draw-change.repository.ts";
import type { PegRun } from "./draw-run.ts";
import type { DrawThread } from "./draw-thread.ts";
import * as runs from "./draw-run.repository.ts";
import { makePegInput } from "./peg-draw-input.ts";
import type { DrawFacts } from "./peg-draw.repository.ts";

/** A draw in force as it stands: what it came to, what was changed since, and what is new in the event. */
export interface RunState {
  run: PegRun;
  /** The seed it was made with, what the crowd added mixed in. */
  seed: string;
  /** All of them, in order; those that were taken back count for nothing. */
  changes: DrawChangeEntry[];
  replayed: ReplayedDraw;
  /** What it would be made of now. */
  now: DrawInput;
  news: DrawNews;
  /** The sessions it holds in: another draw may have taken over the others. */
  sessionIds: number[];
  /** Of these, the ones that have not begun. */
  comingIds: number[];
}

/** Every draw of pegs that is in force, whatever it gives. */
export async function findRunStates(
  db: Db,
  eventId: number,
  facts: DrawFacts,
  thread: DrawThread,
): Promise<RunState[]> {
  const ids = facts.sessions.map(({ id }) => id);
  const inForce = await runs.findPegRuns(db, eventId, ids, ["published", "locked"]);
  const states: RunState[] = [];
  for (const run of inForce.filter(({ outcome }) => outcome)) {
    const entries = run.changes === 0 ? [] : await changes.findByRun(db, eventId, run.id);
    states.push(await stateOf(run, inForce, entries, facts, thread));
  }
  return states;
}

/** The draw in force that is meant. */
export async function getRunState(
  db: Db,
  eventId: number,
  run: PegRun,
  facts: DrawFacts,
  thread: DrawThread,
): Promise<RunState> {
  if (!isInForce(run)) throw new ProblemError("draw-run-not-in-force", { facts: { number: run.number } });
  const inForce = await runs.findPegRuns(db, eventId, run.input.sessionIds, ["published", "locked"]);
  return stateOf(run, inForce, await changes.findByRun(db, eventId, run.id), facts, thread);
}

async function stateOf(
  run: PegRun,
  inForce: readonly PegRun[],
  entries: DrawChangeEntry[],
  facts: DrawFacts,
  thread: DrawThread,
): Promise<RunState> {
  const seed = mixSeed(run.seed, run.takesIngredient ? run.ingredient : null);
  if (!seed.ok) throw new Error(seed.problem.code);
  const sessionIds = run.input.sessionIds.filter((id) => holdingRun(inForce, id)?.id === run.id);
  const coming = new Set(
    facts.sessions.filter(({ status }) => status === "scheduled").map((session) => session.id),
  );
  const replayed = await replayRun(run, seed.value, entries, thread);
  const now = makePegInput(run.plan, facts, run.input);
  return {
    run,
    seed: seed.value,
    changes: entries,
    replayed,
    now,
    news: listNews(replayed.input, now),
    sessionIds,
    comingIds: sessionIds.filter((id) => coming.has(id)),
  };
}

/** A draw with the changes that hold. What was placed by hand is not searched: it is put there at once. */
export async function replayRun(
  run: PegRun,
  seed: string,
  entries: readonly DrawChangeEntry[],
  thread: DrawThread,
): Promise<ReplayedDraw> {
  const drawn = { ...(run.outcome ?? { placements: [] }), input: run.input, choices: run.choices };
  const made = entries.filter(holds);
  return made.every(({ change }) => change.kind === "by-hand")
    ? replayChanges(drawn, seed, made)
    : thread.replay(drawn, seed, made);
}

/** Who takes part where: as the database holds it where the draw gave a peg for the session. */
export function seatsOf({ replayed }: RunState, { draws }: DrawFacts): readonly Placement[] {
  return listSeats(replayed.input.mode.kind, { ...replayed, placements: draws });
}

export function holds({ undoneAt }: Pick<DrawChangeEntry, "undoneAt">): boolean {
  return undoneAt === null;
}

/** The order or the duels after the changes, where there are any: what pages and papers show. */
export function scheduleOf({
  replayed,
  changes: made,
}: Pick<RunState, "replayed" | "changes">): HeldSchedule | null {
  const { input, turns, duels, rests } = replayed;
  return placesAnglers(input.mode) || !made.some(holds) ? null : { turns, duels, rests };
}

/**
 * A repair goes on from where everybody fishes. What no draw and no change has given, it cannot go on from. Where duels are
 * drawn, a peg that somebody has besides is no part of them.
 */
export function requireAsReplayed(state: RunState, held: DrawFacts["draws"]): void {
  const { run, replayed, sessionIds } = state;
  const schedule = scheduleOf(state);
  const isAsScheduled = hashJson(schedule) === hashJson(run.held);
  if (!isAsScheduled) throw new ProblemError("draw-places-differ", { facts: { number: run.number } });
  if (run.input.mode.kind === "duels") return;
  const describe = ({ sessionId, anglerId, sectorId, pegId }: (typeof replayed.placements)[number]) =>
    [sessionId, anglerId, sectorId, pegId].join(" ");
  const isHere = ({ sessionId }: { sessionId: number }) => sessionIds.includes(sessionId);
  const must = replayed.placements.filter(isHere).map(describe).sort();
  const is = held.filter(isHere).map(describe).sort();
  if (must.join() !== is.join())
    throw new ProblemError("draw-places-differ", { facts: { number: run.number } });
}
