import type { DrawNews } from "@tightlines/domain/draw/draw-change";
import type { DrawInput } from "@tightlines/domain/draw/draw-input";
import { listNews } from "@tightlines/domain/draw/draw-news";
import { placesAnglers } from "@tightlines/domain/draw/places-anglers";
import { replayChanges, type ReplayedDraw } from "@tightlines/domain/draw/replay-changes";
import { holdingRun, isInForce } from "@tightlines/domain/draw/run-of-session";
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

/** Every draw of pegs that is in force and gives people a place. */
export async function findRunStates(
  db: Db,
  eventId: number,
  facts: DrawFacts,
  thread: DrawThread,
): Promise<RunState[]> {
  const ids = facts.sessions.map(({ id }) => id);
  const inForce = await runs.findPegRuns(db, eventId, ids, ["published", "locked"]);
  const placing = inForce.filter((run) => run.outcome && placesAnglers(run.input.mode));
  const states: RunState[] = [];
  for (const run of placing) {
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
  if (!isInForce(run) || !placesAnglers(run.input.mode))
    throw new ProblemError("draw-run-not-in-force", { facts: { number: run.number } });
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
  const drawn = { input: run.input, placements: run.outcome?.placements ?? [] };
  const replayed = await replay(thread, drawn, seed.value, entries.filter(holds));
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

/** What was placed by hand is not searched: it is put there at once. */
function replay(
  thread: DrawThread,
  ...given: Parameters<typeof replayChanges>
): ReplayedDraw | Promise<ReplayedDraw> {
  const [, , made] = given;
  return made.every(({ change }) => change.kind === "by-hand")
    ? replayChanges(...given)
    : thread.replay(...given);
}

export function holds({ undoneAt }: Pick<DrawChangeEntry, "undoneAt">): boolean {
  return undoneAt === null;
}

/** A repair goes on from where everybody fishes. What no draw and no change has given, it cannot go on from. */
export function requireAsReplayed({ run, replayed, sessionIds }: RunState, held: DrawFacts["draws"]): void {
  const describe = ({ sessionId, anglerId, sectorId, pegId }: (typeof replayed.placements)[number]) =>
    [sessionId, anglerId, sectorId, pegId].join(" ");
  const isHere = ({ sessionId }: { sessionId: number }) => sessionIds.includes(sessionId);
  const must = replayed.placements.filter(isHere).map(describe).sort();
  const is = held.filter(isHere).map(describe).sort();
  if (must.join() !== is.join())
    throw new ProblemError("draw-places-differ", { facts: { number: run.number } });
}
