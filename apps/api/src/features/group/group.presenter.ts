import type { GroupResponse } from "@tightlines/contract/group";
import { type PhraseCode, tell, type Told } from "@tightlines/contract/problem/problem";
import type { GroupWithMembers } from "./group.repository.ts";

/** Presents groups together with how many cells of the rotation are about each. */
export function groupPresenter(cells: ReadonlyMap<number, number>) {
  return ({ eventId: _eventId, ...group }: GroupWithMembers): GroupResponse => ({
    ...group,
    anglerCount: group.anglerIds.length,
    rotationCount: cells.get(group.id) ?? 0,
    createdAt: group.createdAt.toISOString(),
    updatedAt: group.updatedAt.toISOString(),
  });
}

/** "Group A", or by its own name where it has one: "Group A, Gold". */
export function groupLabel({ code, name }: { code: string; name: string }): Told<PhraseCode> {
  return name ? tell("group-label-named", { code, name }) : tell("group-label", { code });
}
