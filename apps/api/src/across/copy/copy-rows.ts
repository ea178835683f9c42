import type { EventCopyInput } from "@tightlines/contract/event-copy";
import { type ArchivedNoun, byNoun } from "@tightlines/domain/archive/translate-ids";
import { followClock } from "@tightlines/domain/time/period";
import type { Trx } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import { type ArchiveTable, archiveTables } from "../archive/archive-tables.ts";
import * as archives from "../archive/archive.repository.ts";
import { collectIds } from "../archive/collect-ids.ts";
import { type Row, translateRow } from "../archive/translate-row.ts";

interface Copied {
  from: EventRow;
  to: EventRow;
  /** How many days later it is fished. */
  days: number;
  people: EventCopyInput["people"];
}

/** The rows that make a new event of an old one, each with a number of its own: as an archive would bring them. */
export async function copyRows(trx: Trx, { from, to, days, people }: Copied): Promise<void> {
  await archives.writeInUtc(trx);
  const kept = new Set<string>([...water, ...(people === "nobody" ? [] : ["teams"])]);
  if (people === "anglers") kept.add("anglers");
  const lists: [ArchiveTable, Row[]][] = [];
  for (const table of archiveTables)
    if (kept.has(table.list)) lists.push([table, await archives.readRows(trx, table, from.id)]);
  const called = calledOff(lists);
  const fresh = lists.map(
    ([table, rows]) =>
      [
        table,
        rows.filter((row) => isKept(table, row, called)).map((row) => asNew(table, row, { from, days })),
      ] as const,
  );
  const numbers = await takeNumbers(trx, collectIds(fresh));
  for (const [table, rows] of fresh) {
    const translated = rows.map((row) =>
      translateRow(table, row, (noun, id) => (noun === "species" ? id : numbers[noun].get(id)!)),
    );
    await archives.insertRows(trx, table, to.id, translated);
  }
}

const water = ["eventSpecies", "sectors", "pegs", "sessions", "groups", "rotations"];

/** Sessions that did not take place are no part of the plan. */
function calledOff(lists: readonly (readonly [ArchiveTable, readonly Row[]])[]): ReadonlySet<unknown> {
  const sessions = lists.find(([{ list }]) => list === "sessions")?.[1] ?? [];
  return new Set(sessions.filter(({ status }) => status === "cancelled").map(({ id }) => id));
}

function isKept({ list }: ArchiveTable, row: Row, called: ReadonlySet<unknown>): boolean {
  if (list === "sessions") return !called.has(row["id"]);
  if (list === "rotations") return !called.has(row["sessionId"]);
  return list !== "anglers" || row["presence"] !== "withdrawn";
}

/** Nothing has happened to it yet. */
function asNew(
  { list, columns }: ArchiveTable,
  row: Row,
  { from, days }: Pick<Copied, "from" | "days">,
): Row {
  const now = new Date().toISOString();
  const stored = columns.includes("revision") ? { revision: 1, createdAt: now, updatedAt: now } : {};
  if (list === "sessions") return { ...row, ...stored, ...movedSession(row, from, days) };
  // Which group somebody is in was drawn.
  if (list === "anglers") return { ...row, ...stored, groupId: null, groupReason: "", presence: "expected" };
  return { ...row, ...stored };
}

function movedSession(row: Row, { timeZone }: EventRow, days: number): Row {
  const period = { startsAt: String(row["startsAt"]), endsAt: String(row["endsAt"]) };
  const { startsAt, endsAt } = followClock(period, { timeZone }, { timeZone, days });
  return { startsAt, endsAt, status: "scheduled", closedAt: null };
}

async function takeNumbers(
  trx: Trx,
  used: Record<ArchivedNoun, ReadonlySet<number>>,
): Promise<Record<ArchivedNoun, ReadonlyMap<number, number>>> {
  const numbers = byNoun(() => new Map<number, number>());
  for (const [noun, ids] of Object.entries(used) as [ArchivedNoun, ReadonlySet<number>][]) {
    if (noun === "species" || ids.size === 0) continue;
    const wanted = [...ids].sort((a, b) => a - b);
    const free = await archives.takeIds(trx, noun, wanted.length);
    numbers[noun] = new Map(wanted.map((id, place) => [id, free[place]!]));
  }
  return numbers;
}
