import { createHash } from "node:crypto";
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type ArchiveFile } from "@tightlines/contract/archive/archive";
import { archiveRows } from "@tightlines/contract/archive/archive-row";
import { type ArchivedNoun, byNoun, type TranslateId } from "@tightlines/domain/archive/translate-ids";
import { encodeCanonicalJson } from "@tightlines/domain/random/encode-canonical-json";
import { findHomeIds } from "../../features/event/event-home.repository.ts";
import { hidesMinors } from "../../features/registration/registration-settings.repository.ts";
import { inSnapshot } from "../../platform/database/in-snapshot.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { HomeIds } from "../../platform/database/tables/event-home.table.ts";
import * as archives from "./archive.repository.ts";
import { archiveTables } from "./archive-tables.ts";
import { collectIds } from "./collect-ids.ts";
import { type Row, translateRow } from "./translate-row.ts";

/**
 * An event as one file. Its rows have the numbers of the installation where the event was made, so that an archive of an
 * imported event is the same, byte for byte, and what was promised about a draw still holds.
 */
export async function writeArchive(db: Db, event: { id: number; url: string }): Promise<ArchiveFile> {
  const { head, lists, species, home } = await inSnapshot(db, async (trx) => {
    await archives.writeInUtc(trx);
    const read: [(typeof archiveTables)[number], Row[]][] = [];
    for (const table of archiveTables)
      read.push([table, (await archives.readRows(trx, table, event.id)).map(withoutSecrets)]);
    return {
      head: await readHead(trx, event.id),
      lists: read,
      species: await archives.readSpecies(trx, [...collectIds(read).species]),
      home: await findHomeIds(trx, event.id),
    };
  });
  const translate = homeward(home, collectIds(lists));
  const content = {
    event: head,
    species: species.map((row) => ({ ...row, id: translate("species", row["id"] as number) })),
    ...Object.fromEntries(
      lists.map(([table, rows]) => [table.list, rows.map((row) => translateRow(table, row, translate))]),
    ),
  };
  return { name: `${event.url}-archive`, text: sealArchive(content) };
}

/** Whether its youth is hidden is kept with the settings of registration, which stay at home. */
async function readHead(trx: Trx, eventId: number): Promise<Row> {
  const { hidesMinors: _hidesMinors, ...columns } = archiveRows.event.shape;
  const row = await archives.readEvent(trx, Object.keys(columns), eventId);
  return { ...row, hidesMinors: await hidesMinors(trx, eventId) };
}

export function sealArchive(content: object): string {
  const sha256 = hashContent(content);
  return `${encodeCanonicalJson({ format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, sha256, content })}\n`;
}

export function hashContent(content: object): string {
  return createHash("sha256").update(encodeCanonicalJson(content)).digest("hex");
}

/** Whose account did it stays at home, and so does what a receipt's link is found by. */
function withoutSecrets(row: Row): Row {
  const { unlocks, said } = row;
  return {
    ...row,
    ...(Array.isArray(unlocks) && { unlocks: unlocks.map((act: Row) => ({ ...act, uid: "" })) }),
    ...(typeof said === "object" && said !== null && { said: { ...said, receiptHash: undefined } }),
  };
}

/** The numbers that rows had at home; what was added here since gets the next ones there. */
function homeward(home: HomeIds | undefined, used: Record<ArchivedNoun, ReadonlySet<number>>): TranslateId {
  if (!home) return (_, id) => id;
  const maps = byNoun((noun) => {
    const known = new Map(home[noun].map(([there, here]) => [here, there]));
    let last = Math.max(0, ...known.values());
    for (const id of [...used[noun]].sort((a, b) => a - b)) if (!known.has(id)) known.set(id, ++last);
    return known;
  });
  return (noun, id) => maps[noun].get(id)!;
}
