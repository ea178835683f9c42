import type { Db } from "../../platform/database/schema.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import type { AnglerUses } from "./angler-uses.ts";
import * as anglers from "./angler.repository.ts";
import type { TeamedAngler } from "./angler.repository.ts";

/** An angler with the names of where they belong. */
export type ListedAngler = TeamedAngler & { groupCode: string | null };

export async function getAngler(
  db: Db,
  eventId: number,
  id: number,
  uses: AnglerUses,
): Promise<ListedAngler> {
  const row = requireFound(await anglers.findById(db, eventId, id), "angler-not-found");
  const [listed] = await withGroups(db, eventId, [row], uses);
  return listed!;
}

export async function findAnglers(
  db: Db,
  eventId: number,
  ids: readonly number[],
  uses: AnglerUses,
): Promise<ListedAngler[]> {
  return withGroups(db, eventId, await anglers.findByIds(db, eventId, ids), uses);
}

export async function findAllAnglers(db: Db, eventId: number, uses: AnglerUses): Promise<ListedAngler[]> {
  return withGroups(db, eventId, await anglers.findAll(db, eventId), uses);
}

async function withGroups(
  db: Db,
  eventId: number,
  rows: readonly TeamedAngler[],
  uses: AnglerUses,
): Promise<ListedAngler[]> {
  const isNeeded = rows.some(({ groupId }) => groupId !== null);
  return nameGroups(rows, isNeeded ? await uses.findGroups(db, eventId) : []);
}

export function nameGroups(
  rows: readonly TeamedAngler[],
  groups: readonly { id: number; code: string }[],
): ListedAngler[] {
  const codes = new Map<number | null, string>(groups.map(({ id, code }) => [id, code]));
  return rows.map((row) => ({ ...row, groupCode: codes.get(row.groupId) ?? null }));
}
