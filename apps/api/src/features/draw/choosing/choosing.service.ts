import type { ChoiceInput, ChoiceUndo, ChoosingResponse } from "@tightlines/contract/draw/choosing";
import { nextTurn } from "@tightlines/domain/draw/next-turn";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import type { Db } from "../../../platform/database/schema.ts";
import type { EventCall } from "../../../platform/http/call.ts";
import { ProblemError } from "../../../platform/http/problem-error.ts";
import type { AnglerUses } from "../../angler/angler-uses.ts";
import { changeEventPart, type EventPartChange } from "../../event/event-part.service.ts";
import * as sessions from "../../session/session.repository.ts";
import type { PegRun } from "../draw-run.ts";
import * as changes from "../change/draw-change.repository.ts";
import * as runs from "../draw-run.repository.ts";
import * as draws from "../draw.repository.ts";
import { getPegRun } from "../peg-draw.service.ts";
import { requireOpenSession, requirePeg } from "../change/require-placeable.service.ts";
import { storeMoves } from "../change/store-moves.service.ts";
import { tellPlaces } from "../letter/draw.letters.ts";
import type { RunOptions } from "../letter/tell-anglers.ts";
import { type Choosing, choosingOf, findChoosingFacts } from "./choosing.ts";
import { presentChoosing } from "./choosing.presenter.ts";

/** Every session in which pegs are chosen, in the order they are fished. */
export async function listChoosing(db: Db, eventId: number, uses: AnglerUses): Promise<ChoosingResponse[]> {
  const held = await sessions.findAll(db, eventId);
  const ids = held.map(({ id }) => id);
  const inForce = await runs.findPegRuns(db, eventId, ids, ["published", "locked"]);
  const names = { hidesMinors: await uses.hidesMinors(db, eventId) };
  const facts = await findChoosingFacts(db, eventId);
  return held.flatMap((session) => {
    const run = holdingRun(inForce, session.id);
    return run && givesTurns(run, session.id) ? presentChoosing(choosingOf(run, session, facts), names) : [];
  });
}

/** Gives those whose turn it is their peg, or notes that they are not there. */
export function choosePeg(
  call: EventCall,
  runId: number,
  { sessionId, turn, pegId }: ChoiceInput,
  { uses, letters }: RunOptions,
): Promise<ChoosingResponse> {
  return changeChoosing(call, runId, sessionId, uses, async (changing, choosing) => {
    const { trx, event } = changing;
    requireNext(choosing, turn);
    if (pegId === null)
      return storePasses(changing, choosing.run, [...choosing.run.passes, { sessionId, turn }]);
    const anglerIds = waitingAt(choosing, turn);
    const to = await requirePeg(trx, event.id, pegId);
    await requireNobodyOn(trx, event.id, sessionId, pegId);
    const said = { source: "chosen" as const, reason: "", changedBy: null, runId };
    await keepChoice(changing, choosing.run, { sessionId, turn, anglerIds, to });
    const steps = anglerIds.map((anglerId) => ({ move: { sessionId, anglerId }, to: { ...to, ...said } }));
    await storeMoves(changing, steps, "");
    return tellPlaces(changing, letters, { run: choosing.run, anglerIds, news: { kind: "chosen" } });
  });
}

/** Takes a peg that was chosen away again, or lets those who were passed over choose in their old place. */
export function undoChoice(
  call: EventCall,
  runId: number,
  { sessionId, turn }: ChoiceUndo,
  { uses, letters }: RunOptions,
): Promise<ChoosingResponse> {
  return changeChoosing(call, runId, sessionId, uses, async (changing, choosing) => {
    // A reserve has the peg that those they step in for have chosen.
    const chosen = choosing.draws.filter(
      ({ anglerId, source }) =>
        (source === "chosen" || source === "substitution") && anglersOf(choosing, turn).includes(anglerId),
    );
    if (chosen.length > 0) {
      const anglerIds = chosen.map(({ anglerId }) => anglerId);
      const steps = anglerIds.map((anglerId) => ({ move: { sessionId, anglerId }, to: null }));
      await keepChoice(changing, choosing.run, { sessionId, turn, anglerIds, to: null });
      await storeMoves(changing, steps, "");
      return tellPlaces(changing, letters, { run: choosing.run, anglerIds, news: { kind: "choice-undone" } });
    }
    const { passes } = choosing.run;
    const last = passes.findLastIndex((pass) => pass.sessionId === sessionId && pass.turn === turn);
    if (last < 0) throw new ProblemError("choice-not-found");
    return storePasses(changing, choosing.run, passes.toSpliced(last, 1));
  });
}

function changeChoosing(
  call: EventCall,
  runId: number,
  sessionId: number,
  uses: AnglerUses,
  decide: (changing: EventPartChange, choosing: Choosing) => Promise<void>,
): Promise<ChoosingResponse> {
  return changeEventPart(call, { topics: ["draw"] }, async (changing) => {
    const { trx, event } = changing;
    const run = await getPegRun(trx, event.id, runId);
    const inForce = await runs.findPegRuns(trx, event.id, [sessionId], ["published", "locked"]);
    if (holdingRun(inForce, sessionId)?.id !== run.id || !givesTurns(run, sessionId))
      throw new ProblemError("draw-run-not-in-force", { facts: { number: run.number } });
    const session = await requireOpenSession(trx, event.id, sessionId);
    const facts = await findChoosingFacts(trx, event.id);
    await decide(changing, choosingOf(run, session, facts));
    const names = { hidesMinors: await uses.hidesMinors(trx, event.id) };
    const after = await getPegRun(trx, event.id, runId);
    return presentChoosing(choosingOf(after, session, await findChoosingFacts(trx, event.id)), names);
  });
}

function givesTurns({ input, outcome }: PegRun, sessionId: number): boolean {
  const isOfSession = outcome?.turns.some((turn) => turn.sessionId === sessionId);
  return input.mode.kind === "order-of-choice" && isOfSession === true;
}

function requireNext(choosing: Choosing, turn: number): void {
  const next = nextTurn(choosing);
  if (!next) throw new ProblemError("turns-over");
  if (next.turn === turn) return;
  const names = choosing.anglers
    .filter(({ id }) => next.anglerIds.includes(id))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  throw new ProblemError("turn-not-next", { facts: { turn: next.turn, names: names.join(", ") } });
}

/** A pair fishes from one peg, and a peg is theirs alone. */
async function requireNobodyOn(db: Db, eventId: number, sessionId: number, pegId: number): Promise<void> {
  const [taken] = await draws.findOnPeg(db, eventId, sessionId, pegId);
  const holder = taken && (await draws.findListed(db, eventId, taken.id));
  if (!holder) return;
  const { firstName, lastName, pegNumber, sectorCode } = holder;
  throw new ProblemError("peg-chosen", {
    facts: { peg: pegNumber, sector: sectorCode, name: `${firstName} ${lastName}` },
  });
}

function anglersOf({ turns }: Choosing, turn: number): readonly number[] {
  return turns.find((one) => one.turn === turn)?.anglerIds ?? [];
}

function waitingAt(choosing: Choosing, turn: number): number[] {
  return anglersOf(choosing, turn).filter((id) => choosing.waiting.has(id));
}

/** Everybody can read who has chosen what, and hold it against where people fish. */
async function keepChoice(
  { trx, event }: EventPartChange,
  run: PegRun,
  choice: Omit<PegRun["choices"][number], "afterChange">,
): Promise<void> {
  const made = run.changes === 0 ? [] : await changes.findByRun(trx, event.id, run.id);
  const afterChange = made.at(-1)?.number ?? 0;
  await runs.storeAfterDraw(trx, run, { choices: [...run.choices, { ...choice, afterChange }] });
}

async function storePasses(
  { trx, record }: EventPartChange,
  run: PegRun,
  passes: PegRun["passes"],
): Promise<void> {
  await runs.storeAfterDraw(trx, run, { passes });
  const values = { before: { passes: run.passes }, after: { passes } };
  await record({ noun: "draw-run", nounId: run.id, action: "update", ...values });
}
