import type { AnglerImportUndo } from "@tightlines/contract/angler";
import { teamInput } from "@tightlines/contract/team";
import { eachText } from "@tightlines/domain/angler/angler-columns";
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
): Promise<AnglerImportUndo> {
  const { trx, event } = change;
  // Anglers may change their numbers and slots with each other.
  await deferConstraints(trx);
  const addedTeams: AnglerImportUndo["addedTeams"] = [];
  for (const name of newTeams) addedTeams.push(seen(await createTeam(change, teamInput.parse({ name }))));
  const teamIds = new Map((await teams.findAll(trx, event.id)).map(({ id, name }) => [teamKey(name), id]));
  const columnsOf = (angler: PlannedAngler) => columnsFor(angler, teamIds);
  const changed = await changeKnown(change, plans, columnsOf, reason);
  return { added: await addNew(change, plans, columnsOf), changed, addedTeams };
}

type Columns = (angler: PlannedAngler) => ReturnType<typeof columnsFor>;

async function changeKnown(
  { trx, event, record }: EventPartChange,
  plans: readonly LinePlan[],
  columnsOf: Columns,
  reason: string | undefined,
): Promise<AnglerImportUndo["changed"]> {
  const changed = plans.filter(({ outcome }) => outcome === "change");
  const rows = await anglers.findByIds(
    trx,
    event.id,
    changed.map(({ angler }) => angler.id),
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const undo: AnglerImportUndo["changed"] = [];
  for (const plan of changed) {
    const { id } = plan.angler;
    const after = await anglers.update(trx, event.id, id, columnsOf(plan.angler));
    const act = isTransfer(plan)
      ? { action: "transfer" as const, ...(reason !== undefined && { reason }) }
      : { action: "update" as const };
    const values = { before: valuesOf(known.get(id)!), after: valuesOf(after) };
    await record({ noun: "angler", nounId: id, ...act, ...values });
    const {
      groupId: _group,
      groupReason: _groupReason,
      presence: _presence,
      needsAccessiblePeg: _peg,
      isMinor: _minor,
      userId: _user,
      ...was
    } = values.before;
    undo.push({ ...seen(after), ...was });
  }
  return undo;
}

async function addNew(
  { trx, event, record }: EventPartChange,
  plans: readonly LinePlan[],
  columnsOf: Columns,
): Promise<AnglerImportUndo["added"]> {
  const added = plans.filter(({ outcome }) => outcome === "add").map(({ angler }) => columnsOf(angler));
  if (added.length === 0) return [];
  const rows = await anglers.insertMany(trx, event.id, added);
  for (const row of rows)
    await record({ noun: "angler", nounId: row.id, action: "create", after: valuesOf(row) });
  return rows.map(seen);
}

function seen({ id, revision }: { id: number; revision: number }) {
  return { id, revision };
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
    ...eachText((field) => angler[field] ?? ""),
    category: angler.category ?? "open",
  };
}
