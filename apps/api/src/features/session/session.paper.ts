import type { SessionRow } from "../../platform/database/tables/session.table.ts";

/** A session as a paper names it. */
export interface PaperSession {
  id: number;
  number: number;
  name: string;
  label: string;
  when: string;
  startsAt: Date;
  endsAt: Date;
}

export function printSession(row: SessionRow, timeZone: string): PaperSession {
  const { id, number, name, startsAt, endsAt } = row;
  const label = name ? `Session ${number}, ${name}` : `Session ${number}`;
  const clock = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  return { id, number, name, label, when: clock.formatRange(startsAt, endsAt), startsAt, endsAt };
}
