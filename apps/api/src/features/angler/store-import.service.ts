import { teamInput } from "@tightlines/contract/team";
import { teamKey } from "@tightlines/domain/angler/match-anglers";
import { isTransfer, type LinePlan, type PlannedAngler } from "@tightlines/domain/angler/plan-import";
import { deferConstraints } from "../../platform/database/defer-constraints.ts";
import type { EventPartChange } from "../event/event-part.service.ts";
import * as teams from "../team/team.repository.ts";
import { createTeam } from "../team/team.service.ts";
import * as anglers from "./angler.repository.ts";
import { valuesOf } from "./angler.service.ts";

/** Stores what an import decided. Its plan has looked at numbers, slots and transfers; here they only find their teams. */
export async function storeImport(
  change: EventPartChange,
  plans: readonly LinePlan[],
  { newTeams, reason }: { newTeams: readonly string[]; reason: string | undefined },
): Promise<void> {
  const { trx, event } = change;
  // Anglers may change their numbers and slots with each other.
  await deferConstraints(trx);
  for (const name of newTeams) await createTeam(change, teamInput.parse({ name }));
  const teamIds = new Map((await teams.findAll(trx, event.id)).map(({ id, name }) => [teamKey(name), id]));
  const columnsOf = (angler: PlannedAngler) => columnsFor(angler, teamIds);
  await changeKnown(change, plans, columnsOf, reason);
  await addNew(change, plans, columnsOf);
}

type Columns = (angler: PlannedAngler) => ReturnType<typeof columnsFor>;

async function changeKnown(
  { trx, event, record }: EventPartChange,
  plans: readonly LinePlan[],
  columnsOf: Columns,
  reason: string | undefined,
): Promise<void> {
  const changed = plans.filter(({ outcome }) => outcome === "change");
  const rows = await anglers.findByIds(
    trx,
    event.id,
    changed.map(({ angler }) => angler.id),
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const plan of changed) {
    const { id } = plan.angler;
    const after = await anglers.update(trx, event.id, id, columnsOf(plan.angler));
    const act = isTransfer(plan)
      ? { action: "transfer" as const, ...(reason !== undefined && { reason }) }
      : { action: "update" as const };
    const values = { before: valuesOf(known.get(id)!), after: valuesOf(after) };
    await record({ noun: "angler", nounId: id, ...act, ...values });
  }
}

async function addNew(
  { trx, event, record }: EventPartChange,
  plans: readonly LinePlan[],
  columnsOf: Columns,
): Promise<void> {
  const added = plans.filter(({ outcome }) => outcome === "add").map(({ angler }) => columnsOf(angler));
  if (added.length === 0) return;
  for (const row of await anglers.insertMany(trx, event.id, added))
    await record({ noun: "angler", nounId: row.id, action: "create", after: valuesOf(row) });
}

function columnsFor(angler: PlannedAngler, teamIds: ReadonlyMap<string, number>) {
  const { number, firstName, lastName, slot, isReserve, team } = angler;
  return {
    number,
    firstName,
    lastName,
    slot,
    isReserve,
    teamId: team === null ? null : (teamIds.get(teamKey(team)) ?? null),
    category: angler.category ?? "open",
    club: angler.club ?? "",
    country: angler.country ?? "",
    licence: angler.licence ?? "",
  };
}
