import type { GroupResponse } from "@tightlines/contract/group";
import type { GroupWithMembers } from "./group.repository.ts";

export function presentGroup({ eventId: _eventId, ...group }: GroupWithMembers): GroupResponse {
  return {
    ...group,
    anglerCount: group.anglerIds.length,
    createdAt: group.createdAt.toISOString(),
    updatedAt: group.updatedAt.toISOString(),
  };
}

/** "Group A", or by its own name where it has one: "Group A, Gold". */
export function groupLabel({ code, name }: { code: string; name: string }): string {
  return name ? `Group ${code}, ${name}` : `Group ${code}`;
}
