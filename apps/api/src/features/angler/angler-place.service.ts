import { tell } from "@tightlines/contract/problem/problem";
import { firstFree } from "@tightlines/domain/angler/first-free";
import type { Db } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import * as teams from "../team/team.repository.ts";
import * as places from "./angler-place.repository.ts";
import type { Place } from "./angler-place.repository.ts";
import type { AnglerUses } from "./angler-uses.ts";

/** Somebody who is given a place: what they have now, and what is to change of it. */
export interface Move {
  /** Undefined for somebody new. */
  id?: number | undefined;
  name: string;
  isReserve: boolean;
  /** They become a reserve, who has no slot, or are one no more and need one. */
  changesRole?: boolean;
  before: Place;
  wanted: { [Key in keyof Place]?: Place[Key] | undefined };
}

export const NO_PLACE: Place = {
  teamId: null,
  slot: null,
  groupId: null,
  category: "open",
  presence: "expected",
};

/**
 * The places these anglers have afterwards, all of them together. Refuses what cannot be: a team or group of another
 * event, a slot somebody has, a group the rotation counts on left empty. The event is locked, so the answer holds.
 */
export async function settlePlaces(
  db: Db,
  eventId: number,
  moves: readonly Move[],
  uses: AnglerUses,
): Promise<Place[]> {
  await requireGroupsThere(db, eventId, moves, uses);
  const settled = await settleSlots(db, eventId, moves);
  await requireGroupsKept(db, eventId, moves, settled, uses);
  return settled;
}

/** After the draw is locked nobody changes team or group; whoever had none may still be given one. */
export async function requireDrawOpen(
  db: Db,
  eventId: number,
  moves: readonly Move[],
  uses: AnglerUses,
): Promise<void> {
  const moved = moves.find(({ before, wanted }) => leaves(before, wanted) !== undefined);
  if (!moved || !(await uses.hasLockedDraw(db, eventId))) return;
  const place = leaves(moved.before, moved.wanted) === "teamId" ? "team" : "group";
  throw new ProblemError("draw-locked", { facts: { name: moved.name, place } });
}

/** Refuses to leave a group without anglers while the rotation sends it to sectors. */
export async function requireGroupsKept(
  db: Db,
  eventId: number,
  moves: readonly Pick<Move, "id" | "before">[],
  settled: readonly (Place | undefined)[],
  uses: AnglerUses,
): Promise<void> {
  const left = moves.flatMap(({ before: { groupId } }, i) =>
    groupId !== null && groupId !== settled[i]?.groupId ? [groupId] : [],
  );
  if (left.length === 0) return;
  const movedIds = new Set(moves.map(({ id }) => id));
  const filled = new Set(settled.map((place) => place?.groupId));
  for (const group of await uses.findRotatingGroups(db, eventId, left)) {
    if (filled.has(group.id) || group.anglerIds.some((id) => !movedIds.has(id))) continue;
    throw new ProblemError("group-emptied", { facts: { group: group.code, cells: group.cells } });
  }
}

async function requireGroupsThere(
  db: Db,
  eventId: number,
  moves: readonly Move[],
  uses: AnglerUses,
): Promise<void> {
  const wanted = moves.flatMap(({ wanted: { groupId } }) => groupId ?? []);
  if (wanted.length === 0) return;
  const known = new Set((await uses.findGroups(db, eventId)).map(({ id }) => id));
  if (wanted.every((id) => known.has(id))) return;
  throw new ProblemError("group-not-found", { fields: { groupId: [tell("not-in-list")] } });
}

/** Slots that were asked for are given first, then those who asked for none get the first free ones. */
async function settleSlots(db: Db, eventId: number, moves: readonly Move[]): Promise<Place[]> {
  const settled = moves.map(placeBeforeSlots);
  const teamIds = [...new Set(settled.flatMap(({ teamId }) => teamId ?? []))];
  const names = new Map((await teams.findByIds(db, eventId, teamIds)).map(({ id, name }) => [id, name]));
  if (teamIds.some((id) => !names.has(id)))
    throw new ProblemError("team-not-found", { fields: { teamId: [tell("not-in-list")] } });

  const taken = new Map(teamIds.map((id) => [id, new Map<number, string>()]));
  const movedIds = new Set(moves.map(({ id }) => id));
  for (const { id, teamId, slot, name } of await places.findTakenSlots(db, eventId, teamIds))
    if (!movedIds.has(id)) taken.get(teamId)!.set(slot, name);
  for (const [i, { teamId, slot }] of settled.entries()) {
    if (teamId === null || slot == null) continue;
    const owner = taken.get(teamId)!.get(slot);
    if (owner !== undefined) throw slotTaken(owner, names.get(teamId)!);
    taken.get(teamId)!.set(slot, moves[i]!.name);
  }
  return settled.map(({ slot: wanted, ...place }, i) => {
    if (wanted !== undefined) return { ...place, slot: wanted };
    const slots = taken.get(place.teamId!)!;
    const slot = firstFree(new Set(slots.keys()));
    slots.set(slot, moves[i]!.name);
    return { ...place, slot };
  });
}

type Unslotted = Omit<Place, "slot"> & { slot: number | null | undefined };

/** With an undefined slot where the first free one of the new team is to be found. */
function placeBeforeSlots({ before, wanted, isReserve, changesRole = false }: Move): Unslotted {
  const place = { ...before, ...definedOf(wanted) };
  if (place.teamId === null) {
    if (wanted.slot != null)
      throw new ProblemError("invalid-input", { fields: { slot: [tell("slot-without-team")] } });
    return { ...place, slot: null };
  }
  if (wanted.slot !== undefined || (place.teamId === before.teamId && !changesRole)) return place;
  return { ...place, slot: isReserve ? null : undefined };
}

function definedOf(wanted: Move["wanted"]): Partial<Place> {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

function leaves(before: Place, wanted: Move["wanted"]): "teamId" | "groupId" | undefined {
  return (["teamId", "groupId"] as const).find(
    (key) => before[key] !== null && wanted[key] !== undefined && wanted[key] !== before[key],
  );
}

function slotTaken(name: string, team: string): ProblemError {
  return new ProblemError("angler-slot-taken", {
    facts: { name, team },
    fields: { slot: [tell("slot-of-another", { name })] },
  });
}
