import type { SecurityResponse } from "@tightlines/contract/security";
import type { Sheet } from "@tightlines/contract/sheet";
import { clockCell } from "../../platform/sheet/clock-cell.ts";

/** Who may do what, and who is invited. */
export function securitySheet(entries: readonly SecurityResponse[], timeZone: string): Sheet {
  return {
    name: "Rights",
    header: ["Name", "E-mail", "Right", "Waits for", "Invited by", `Since (${timeZone})`],
    rows: entries.map(({ displayName, email, right, waitsFor, invitedBy, createdAt }) => [
      displayName,
      email,
      right,
      waitsFor && waits[waitsFor],
      invitedBy,
      clockCell(createdAt, timeZone),
    ]),
  };
}

const waits = { acceptance: "the invitation to be accepted", organizer: "the role organizer" };
