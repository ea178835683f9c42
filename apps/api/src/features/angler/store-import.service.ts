import { teamInput } from "@tightlines/contract/team";
import { teamKey, type LinePlan, type PlannedAngler } from "@tightlines/domain/angler/plan-import";
import { deferConstraints } from "../../platform/database/defer-constraints.ts";
import type { EventPartChange } from "../event/event-part.service.ts";
import * as teams from "../team/team.repository.ts";
import { createTeam } from "../team/team.service.ts";
import { requireDrawOpen } from "./angler-place.service.ts";
import * as anglers from "./angler.repository.ts";
import { nameOf, valuesOf } from "./angler.service.ts";

/** Stores what an import decided. Its plan has looked at numbers and slots; here they only find their teams. */
export async function storeImport(
  change: EventPartChange,
  plans: readonly LinePlan[],
  newTeams: readonly string[],
): Promise<void> {
  const { trx, event } = change;
  // Anglers may change their numbers and slots with each other.
  await deferConstraints(trx);
  for (const name of newTeams) await createTeam(change, teamInput.parse({ name }));
  const teamIds = new Map((await teams.findAll(trx, event.id)).map(({ id, name }) => [teamKey(name), id]));
  const columnsOf = (angler: PlannedAngler) => columnsFor(angler, teamIds);
  await changeKnown(change, plans, columnsOf);
  await addNew(change, plans, columnsOf);
}

type Columns = (angler: PlannedAngler) => ReturnType<typeof columnsFor>;

async function changeKnown(
  { trx, event, record }: EventPartChange,
  plans: readonly LinePlan[],
  columnsOf: Columns,
): Promise<void> {
  const changed = plans.filter(({ outcome }) => outcome === "change").map(({ angler }) => angler);
  const rows = await anglers.findByIds(
    trx,
    event.id,
    changed.map(({ id }) => id),
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const moves = changed.map((angler) => {
    const before = known.get(angler.id)!;
    const { teamId, slot } = columnsOf(angler);
    return {
      id: angler.id,
      name: nameOf(before),
      isReserve: angler.isReserve,
      before,
      wanted: { teamId, slot },
    };
  });
  await requireDrawOpen(trx, event.id, moves);
  for (const angler of changed) {
    const after = await anglers.update(trx, event.id, angler.id, columnsOf(angler));
    const before = known.get(angler.id)!;
    const isTransfer = before.teamId !== null && before.teamId !== after.teamId;
    const act = isTransfer
      ? { action: "transfer" as const, reason: "import" }
      : { action: "update" as const };
    const values = { before: valuesOf(before), after: valuesOf(after) };
    await record({ noun: "angler", nounId: angler.id, ...act, ...values });
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
