import { randomBytes } from "node:crypto";
import type { PegDrawPlan } from "@tightlines/contract/draw-run";
import type { PegDrawPreview } from "@tightlines/contract/draw/peg-preview";
import type { PegDrawWish } from "@tightlines/contract/draw/peg-run";
import { tell } from "@tightlines/contract/problem/problem";
import { commitDraw } from "@tightlines/domain/draw/commit-draw";
import type { DrawInput } from "@tightlines/domain/draw/draw-input";
import type { DrawResult } from "@tightlines/domain/draw/draw-pegs";
import { reportFairness } from "@tightlines/domain/draw/report-fairness";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { labelOf } from "../session/session-label.ts";
import { drawBoxesOf, listCrowded } from "./draw-boxes.ts";
import type { DrawThread } from "./draw-thread.ts";
import type { MixedSeed, PegRun } from "./draw-run.ts";
import * as runs from "./draw-run.repository.ts";
import { getDrawRun } from "./draw-run-reading.service.ts";
import { listConcerned, type PlaceNews, tellPlaces } from "./letter/draw.letters.ts";
import type { DrawLetters } from "./letter/tell-anglers.ts";
import * as draws from "./draw.repository.ts";
import { makePegInput } from "./peg-draw-input.ts";
import { type DrawFacts, findFacts } from "./peg-draw.repository.ts";
import { refuseCrowded, refuseDraw } from "./refuse-draw.ts";

/** What a draw would meet. It is tried with a seed that is thrown away, which says nothing about the real one. */
export async function previewPegDraw(
  db: Db,
  eventId: number,
  wish: PegDrawWish,
  thread: DrawThread,
): Promise<PegDrawPreview> {
  const { facts, input } = await loadInput(db, eventId, wish);
  await drawOrRefuse(thread, input, newSeed(), facts);
  // Last, because a lock is opened with one press, and what else is in the way should be known before that.
  requireUnlocked(
    await runs.findPegRuns(db, eventId, wish.sessionIds, ["published", "locked"]),
    input,
    facts,
  );
  return {
    anglers: input.anglers.length,
    boxes: drawBoxesOf(input).map(({ anglerIds, ...box }) => ({ ...box, anglers: anglerIds.length })),
  };
}

/** Promises a draw: its seed is made and kept, and both hashes are public. Nobody knows yet what it will come to. */
export function preparePegDraw(
  call: EventCall,
  { takesIngredient, reason, ...wish }: PegDrawPlan,
  thread: DrawThread,
): Promise<PegRun> {
  return changeEventPart(call, { topics: ["draw"] }, async ({ trx, event, caller, record }) => {
    const standing = await runs.findPegRuns(trx, event.id, wish.sessionIds, ["draft", "published", "locked"]);
    if (standing.length > 0 && !reason)
      throw new ProblemError("invalid-input", { fields: { reason: [tell("redraw-reason-missing")] } });
    const { facts, input } = await loadInput(trx, event.id, wish);
    requireUnlocked(standing, input, facts);
    await drawOrRefuse(thread, input, newSeed(), facts);
    const seed = newSeed();
    const commitment = commitDraw(input, seed);
    if (!commitment.ok) throw new Error(commitment.problem.code);
    for (const run of standing) if (run.status === "draft") await runs.supersedeRun(trx, run);
    const [first, ...others] = input.sessionIds;
    const run = await runs.insert(trx, {
      eventId: event.id,
      kind: "peg",
      sessionId: others.length === 0 ? first! : null,
      seed,
      seedSource: "server",
      ...commitment.value,
      plan: wish,
      input,
      takesIngredient,
      reason,
      actorUid: caller.uid,
    });
    await record({
      ...entryOf(run),
      action: "create",
      after: { ...commitment.value },
      reason: reason || null,
    });
    return run;
  });
}

/** Draws as promised. */
export async function drawPreparedPegs(
  { trx, event }: EventPartChange,
  run: PegRun,
  { ingredient, seed }: MixedSeed,
  thread: DrawThread,
): Promise<PegRun> {
  const { facts } = await requireSameInput(trx, event.id, run);
  const drawn = await drawOrRefuse(thread, run.input, seed, facts);
  const { unmet: _, ...outcome } = drawn;
  const report = reportFairness(run.input, drawn);
  return runs.storeOutcome(trx, run, { ingredient, outcome, report });
}

/** Puts a draw into force: whoever asks sees where everybody fished before, or all of the new draw. */
export async function publishPegDraw(
  change: EventPartChange,
  run: PegRun,
  letters: DrawLetters,
): Promise<PegRun> {
  const { trx, event, record } = change;
  if (!run.outcome) throw new ProblemError("draw-not-made", { facts: { number: run.number } });
  const { facts, input } = await requireSameInput(trx, event.id, run);
  const { sessionIds } = input;
  const standing = await runs.findPegRuns(trx, event.id, sessionIds, ["published", "locked"]);
  requireUnlocked(standing, input, facts);
  const before = await draws.deleteBySessions(trx, event.id, sessionIds);
  const made = { source: "drawn" as const, runId: run.id, reason: "", changedBy: null };
  await draws.insertAll(
    trx,
    event.id,
    run.outcome.placements.map((placement) => ({ ...placement, ...made })),
  );
  // A run that drew more sessions than this one still says where people fish in the others.
  const replaced = standing.filter((other) => other.input.sessionIds.every((id) => sessionIds.includes(id)));
  for (const other of replaced) await runs.supersedeRun(trx, other);
  const runIds = replaced.map(({ id }) => id);
  const published = await runs.publishPegs(trx, run, { draws: before, runIds });
  await record({ ...entryOf(run), action: "publish", after: { seed: run.seed }, reason: run.reason || null });
  const concerned = listConcerned(run.input, before, run.outcome.placements);
  await tellPlaces(change, letters, { run, anglerIds: concerned, news: newsOf(run) });
  return published;
}

function newsOf({ input }: PegRun): PlaceNews {
  if (input.mode.kind === "duels") return { kind: "duels" };
  return { kind: input.mode.kind === "order-of-choice" ? "turns" : "drawn" };
}

export async function getPegRun(db: Db, eventId: number, id: number): Promise<PegRun> {
  const run = await getDrawRun(db, eventId, id);
  if (run.kind !== "peg") throw new ProblemError("draw-run-not-found");
  return run;
}

async function loadInput(db: Db, eventId: number, wish: PegDrawWish, promised?: DrawInput) {
  const facts = await findFacts(db, eventId);
  requireSessions(wish, facts);
  const input = makePegInput(wish, facts, promised);
  if (input.anglers.length === 0) throw new ProblemError("no-anglers-to-draw");
  return { facts, input };
}

/** Nobody draws by a list that is not the promised one. */
async function requireSameInput(db: Db, eventId: number, run: PegRun) {
  const { facts, input } = await loadInput(db, eventId, run.plan, run.input);
  const commitment = commitDraw(input, run.seed);
  if (!commitment.ok || commitment.value.inputHash !== run.inputHash)
    throw new ProblemError("draw-input-changed", { facts: { number: run.number } });
  return { facts, input };
}

/** Sessions of the event that are fished and have not begun. */
function requireSessions({ sessionIds }: PegDrawWish, { sessions }: DrawFacts): void {
  for (const id of sessionIds) {
    const session = sessions.find((each) => each.id === id);
    if (!session)
      throw new ProblemError("session-not-found", { fields: { sessionIds: [tell("session-not-here")] } });
    if (session.kind === "rest" || session.status !== "scheduled")
      throw new ProblemError("session-not-drawable", { facts: { session: labelOf(session) } });
  }
}

function requireUnlocked(
  standing: readonly PegRun[],
  { sessionIds }: DrawInput,
  { sessions }: DrawFacts,
): void {
  for (const session of sessions.filter(({ id }) => sessionIds.includes(id))) {
    const holding = holdingRun(standing, session.id);
    if (holding?.status === "locked")
      throw new ProblemError("session-draw-locked", {
        facts: { number: holding.number, session: labelOf(session) },
      });
  }
}

async function drawOrRefuse(
  thread: DrawThread,
  input: DrawInput,
  seed: string,
  facts: DrawFacts,
): Promise<DrawResult> {
  const crowded = listCrowded(input);
  if (crowded.length > 0) throw refuseCrowded(crowded, facts);
  const drawn = await thread.draw(input, seed);
  if (!drawn.ok) throw refuseDraw(drawn.problem, facts);
  return drawn.value;
}

function newSeed(): string {
  return randomBytes(32).toString("hex");
}

function entryOf({ id }: PegRun) {
  return { noun: "draw-run" as const, nounId: id };
}
