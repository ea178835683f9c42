import { groupBy } from "@tightlines/domain/group-by";
import type { Trx } from "../../../platform/database/schema.ts";
import { writeMail } from "../../../platform/mail/mail.ts";
import type { EventPartChange } from "../../event/event-part.service.ts";
import * as rotation from "../../rotation/rotation.repository.ts";
import { sessionLine } from "./session-line.letters.ts";
import { type DrawLetters, tellAnglers, type Told } from "./tell-anglers.ts";

/** What people are told about: groups that are drawn, or were and are no longer. */
export interface GroupNews {
  kind: "drawn" | "undone";
  number: number;
}

/** Writes to these anglers which group they are in now, and where the rotation sends it. */
export async function tellGroups(
  change: EventPartChange,
  letters: DrawLetters,
  { news, ...told }: Told & { news: GroupNews },
): Promise<void> {
  const { trx, event } = change;
  const groupOf = await findGroups(trx, event.id, event.timeZone);
  const subject = `${news.kind === "drawn" ? "Your group" : "Your group has changed"}: ${event.name}`;
  const happened = news.kind === "drawn" ? "the groups are drawn" : `draw ${news.number} was undone`;
  const action = { label: "Open the groups", link: `${letters.publicUrl}/events/${event.url}/groups` };
  await tellAnglers(change, letters, told, ({ name, email, anglerId }) => {
    const group = groupOf.get(anglerId);
    const where = group ? `You are in ${group.label}.` : "You are in no group at the moment.";
    const facts = group?.facts ?? [];
    return writeMail(email, subject, [`${name}, ${happened} at ${event.name}. ${where}`], action, { facts });
  });
}

/** By angler. Where there is no rotation, a group goes nowhere yet. */
async function findGroups(trx: Trx, eventId: number, timeZone: string) {
  const { groups, sectors, sessions, cells } = await rotation.findMatrix(trx, eventId);
  const codeOf = new Map(sectors.map(({ id, code }) => [id, code]));
  const cellsOf = groupBy(cells, ({ groupId }) => groupId);
  return new Map(
    groups.flatMap(({ id, code, name, anglerIds }) => {
      const facts = sessions.flatMap((session) => {
        const cell = cellsOf.get(id)?.find(({ sessionId }) => sessionId === session.id);
        const sector = cell?.sectorId && codeOf.get(cell.sectorId);
        return sector ? { label: sessionLine(session, timeZone), value: `Sector ${sector}` } : [];
      });
      const group = { label: `group ${code}${name && `, ${name}`}`, facts };
      return anglerIds.map((anglerId) => [anglerId, group] as const);
    }),
  );
}
