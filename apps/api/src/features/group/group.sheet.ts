import type { Sheet } from "@tightlines/contract/sheet";
import type { TeamedAngler } from "../angler/angler.repository.ts";
import type { GroupWithMembers } from "./group.repository.ts";

/** The groups as a table: one line for everybody who is in one, and one for a group that is still empty. */
export function groupSheet(
  groups: readonly Pick<GroupWithMembers, "id" | "code" | "name">[],
  anglers: readonly Pick<TeamedAngler, "groupId" | "number" | "firstName" | "lastName" | "teamName">[],
): Sheet {
  return {
    name: "Groups",
    header: ["Group", "Name", "Number", "First name", "Last name", "Team"],
    rows: groups.flatMap(({ id, code, name }) => {
      const members = anglers.filter(({ groupId }) => groupId === id);
      if (members.length === 0) return [[code, name, null, null, null, null]];
      return members.map(({ number, firstName, lastName, teamName }) => [
        code,
        name,
        number,
        firstName,
        lastName,
        teamName,
      ]);
    }),
  };
}
