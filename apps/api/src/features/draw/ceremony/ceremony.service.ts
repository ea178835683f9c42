import type { CeremonyResponse, RevealInput } from "@tightlines/contract/draw/ceremony";
import { tell } from "@tightlines/contract/problem/problem";
import { listReveals } from "@tightlines/domain/draw/list-reveals";
import type { Db } from "../../../platform/database/schema.ts";
import type { EventCall } from "../../../platform/http/call.ts";
import { ProblemError } from "../../../platform/http/problem-error.ts";
import type { AnglerUses } from "../../angler/angler-uses.ts";
import { changeEventPart } from "../../event/event-part.service.ts";
import { type CeremonyNames, presentCeremony } from "./ceremony.presenter.ts";
import { findAnglers, findPegNumbers } from "./ceremony.repository.ts";
import { getDrawRun } from "../draw-run-reading.service.ts";
import type { PegRun } from "../draw-run.ts";
import * as runs from "../draw-run.repository.ts";

export async function getCeremony(
  db: Db,
  eventId: number,
  uses: AnglerUses,
): Promise<CeremonyResponse | null> {
  const names = await findNames(db, eventId, uses);
  const run = await runs.findCurrentPegRun(db, eventId);
  return run ? presentCeremony(run, names) : null;
}

/**
 * Shows a part of a draw that is made, or all of it. Whoever presses again, or at the same moment on another phone, finds
 * it shown: nothing happens twice, and nothing is hidden again.
 */
export function revealDraw(
  call: EventCall,
  id: number,
  { step }: RevealInput,
  uses: AnglerUses,
): Promise<CeremonyResponse> {
  return changeEventPart(call, { topics: ["draw"] }, async ({ trx, event, record }) => {
    const run = await getDrawRun(trx, event.id, id);
    if (run.kind !== "peg") throw new ProblemError("draw-run-not-found");
    const { number, status, outcome, revealed } = run;
    if (status === "superseded" || status === "undone")
      throw new ProblemError("draw-run-not-draft", { facts: { number, status } });
    if (!outcome) throw new ProblemError("draw-not-made", { facts: { number } });
    const names = await findNames(trx, event.id, uses);
    const wanted = requireSteps(run, step).filter((index) => !revealed.includes(index));
    if (wanted.length === 0 || status !== "draft") return presentCeremony(run, names);
    const after = { revealed: [...revealed, ...wanted] };
    await runs.storeAfterDraw(trx, run, { revealed: after.revealed });
    await record({ noun: "draw-run", nounId: id, action: "reveal", before: { revealed }, after });
    return presentCeremony({ ...run, ...after }, names);
  });
}

function requireSteps({ input }: PegRun, step: number | undefined): number[] {
  const all = listReveals(input).map((_, index) => index);
  if (step === undefined) return all;
  if (!all.includes(step))
    throw new ProblemError("invalid-input", { fields: { step: [tell("step-not-here")] } });
  return [step];
}

/** A page that shows a ceremony is kept until one of these changes, so that they are read even where nothing is drawn. */
async function findNames(db: Db, eventId: number, uses: AnglerUses): Promise<CeremonyNames> {
  return {
    anglers: await findAnglers(db, eventId),
    pegs: await findPegNumbers(db, eventId),
    hidesMinors: await uses.hidesMinors(db, eventId),
  };
}
