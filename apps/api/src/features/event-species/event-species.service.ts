import type { EventSpeciesInput, EventSpeciesPatch } from "@tightlines/contract/event-species";
import { tell } from "@tightlines/contract/problem/problem";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { presentEventSpecies } from "./event-species.presenter.ts";
import * as eventSpecies from "./event-species.repository.ts";
import type { ChosenSpecies } from "./event-species.repository.ts";

export async function getEventSpecies(db: Db, eventId: number, id: number): Promise<ChosenSpecies> {
  return requireFound(await eventSpecies.findById(db, eventId, id), "event-species-not-found");
}

export function addEventSpecies(call: EventCall, input: EventSpeciesInput): Promise<ChosenSpecies> {
  return changeEventPart(call, { topics: ["event-species"] }, async (change) => {
    const [row] = await choose(change, [input]);
    if (row) return row;
    const { name } = await getEventSpecies(change.trx, change.event.id, input.speciesId);
    throw new ProblemError("event-species-taken", {
      facts: { name },
      fields: { speciesId: [tell("on-list-already")] },
    });
  });
}

/** Ticking a species twice, or two people ticking it at once, is no mistake. */
export function addManyEventSpecies(
  call: EventCall,
  speciesIds: readonly number[],
): Promise<ChosenSpecies[]> {
  const inputs = [...new Set(speciesIds)].map((speciesId) => ({
    speciesId,
    minLengthMm: null,
    cap: null,
    points: null,
  }));
  return changeEventPart(call, { topics: ["event-species"] }, (change) => choose(change, inputs));
}

export function changeEventSpecies(
  call: EventCall,
  id: number,
  { revision, ...patch }: EventSpeciesPatch,
): Promise<ChosenSpecies> {
  return changeEventPart(call, { topics: ["event-species"] }, async ({ trx, event, record, requireSeen }) => {
    const before = await getEventSpecies(trx, event.id, id);
    const row = { ...before, id: entryOf(before).nounId };
    await requireSeen("event-species", row, revision, () => presentEventSpecies(before));
    await eventSpecies.update(trx, event.id, before.speciesId, patch);
    const after = await getEventSpecies(trx, event.id, id);
    await record({
      ...entryOf(before),
      action: "update",
      before: valuesOf(before),
      after: valuesOf(after),
    });
    return after;
  });
}

export function deleteEventSpecies(call: EventCall, id: number): Promise<ChosenSpecies> {
  return changeEventPart(call, { topics: ["event-species"] }, async ({ trx, event, record }) => {
    const row = await getEventSpecies(trx, event.id, id);
    await eventSpecies.deleteById(trx, event.id, row.speciesId);
    await record({ ...entryOf(row), action: "delete", before: valuesOf(row) });
    return row;
  });
}

async function choose(
  { trx, event, record }: EventPartChange,
  inputs: readonly EventSpeciesInput[],
): Promise<ChosenSpecies[]> {
  const known = await eventSpecies.lockSpecies(
    trx,
    inputs.map(({ speciesId }) => speciesId),
  );
  if (inputs.some(({ speciesId }) => !known.has(speciesId))) throw new ProblemError("species-not-found");
  const added = await eventSpecies.insert(
    trx,
    inputs.map((input) => ({ ...input, eventId: event.id })),
  );
  if (added.length === 0) return [];
  const rows = await eventSpecies.findByIds(trx, event.id, added);
  for (const row of rows) await record({ ...entryOf(row), action: "create", after: valuesOf(row) });
  return rows;
}

/** A species' own id would mix its entries with those of every other event. */
function entryOf({ eventId, speciesId }: ChosenSpecies) {
  return { noun: "event-species" as const, nounId: `${eventId}-${speciesId}` };
}

/** What the species says of itself is not the event's. */
function valuesOf(row: ChosenSpecies) {
  return auditedValues(row, "name", "latinName", "code", "measuredTo", "photo", "defaultMinLengthMm");
}
