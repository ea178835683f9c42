import type { ArchiveContent } from "@tightlines/contract/archive/archive";
import {
  type ArchivedNoun,
  archivedNouns,
  byNoun,
  type TranslateId,
} from "@tightlines/domain/archive/translate-ids";
import { storedDescription } from "../../features/event/event-description.ts";
import { keepHomeIds } from "../../features/event/event-home.repository.ts";
import type { EventParts } from "../../features/event/event-parts.ts";
import { addImportedEvent } from "../../features/event/event.service.ts";
import * as registrationSettings from "../../features/registration/registration-settings.repository.ts";
import { deferConstraints, requireConstraints } from "../../platform/database/defer-constraints.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Trx } from "../../platform/database/schema.ts";
import { refusedIn } from "../../platform/database/refused-value.ts";
import type { UserCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import * as archives from "./archive.repository.ts";
import { archiveTables } from "./archive-tables.ts";
import { collectIds } from "./collect-ids.ts";
import { broken } from "./read-archive.ts";
import { type Row, translateRow } from "./translate-row.ts";

/** Makes an event of an archive, all of it or nothing. Whoever imports it becomes its owner. */
export async function importArchive(
  call: UserCall,
  content: ArchiveContent,
  parts: EventParts,
): Promise<{ id: number; url: string }> {
  try {
    return await inTransaction(call.db, async (trx) => {
      await deferConstraints(trx);
      const lists = archiveTables.map((table) => [table, content[table.list] as Row[]] as const);
      const ids = await takeNumbers(trx, content, collectIds(lists));
      const event = await addEvent(trx, call, content, parts);
      if (hidesMinors(content)) await hideMinors(trx, event.id);
      const translate: TranslateId = (noun, id) => ids[noun].get(id)!;
      for (const [table, rows] of lists) {
        const translated = rows.map((row) => translateRow(table, row, translate));
        await archives.insertRows(trx, table, event.id, translated);
      }
      await keepHomeIds(
        trx,
        event.id,
        byNoun((noun) => [...ids[noun]]),
      );
      // Not at the commit: the transaction may be the whole call's, which does not know what an archive is.
      await requireConstraints(trx);
      return event;
    });
  } catch (error) {
    const table = refusedIn(error);
    throw table === undefined ? error : broken(table);
  }
}

type Numbers = Record<ArchivedNoun, ReadonlyMap<number, number>>;

/**
 * A number here for every number there, in the same order. Also for rows that were deleted at home and are still spoken of: a
 * number of their own that no row has.
 */
async function takeNumbers(
  trx: Trx,
  { species }: ArchiveContent,
  used: Record<ArchivedNoun, Set<number>>,
): Promise<Numbers> {
  const known = await archives.findSpeciesByCode(
    trx,
    species.map(({ code }) => code),
  );
  const missing = species.filter(({ code }) => !known.has(code)).map(({ name }) => name);
  if (missing.length > 0) throw new ProblemError("archive-species-missing", { facts: { species: missing } });
  const listed = new Map(species.map(({ id, code }) => [id, known.get(code)!]));
  const numbers = byNoun(() => new Map<number, number>());
  for (const noun of archivedNouns) {
    const given = noun === "species" ? listed : new Map<number, number>();
    const wanted = [...used[noun]].filter((id) => !given.has(id)).sort((a, b) => a - b);
    const free = wanted.length > 0 ? await archives.takeIds(trx, noun, wanted.length) : [];
    numbers[noun] = new Map([...given, ...wanted.map((id, place) => [id, free[place]!] as const)]);
  }
  return numbers;
}

async function addEvent(trx: Trx, { caller }: UserCall, { event }: ArchiveContent, parts: EventParts) {
  const { createdAt, updatedAt, description, hidesMinors: _hidesMinors, ...fields } = event;
  const stored = await addImportedEvent(
    trx,
    caller,
    {
      ...fields,
      ...storedDescription(description),
      registrationOpensAt: toDate(fields.registrationOpensAt),
      registrationClosesAt: toDate(fields.registrationClosesAt),
    },
    parts,
  );
  await archives.updateEvent(trx, stored.id, { createdAt, updatedAt });
  return stored;
}

/** An older archive does not say it. Names that were hidden at home do not become public by moving. */
function hidesMinors({ event, anglers }: ArchiveContent): boolean {
  return event.hidesMinors ?? anglers.some(({ isMinor }) => isMinor);
}

async function hideMinors(trx: Trx, eventId: number): Promise<void> {
  await registrationSettings.lock(trx, eventId);
  await registrationSettings.update(trx, eventId, { hidesMinors: true });
}

function toDate(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
