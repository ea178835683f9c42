import type { Db } from "../../platform/database/schema.ts";
import type { AuditRow } from "../../platform/database/tables/audit.table.ts";
import { addLinked, idsIn } from "./audit-ids.ts";
import { nameRow, type Names } from "./name-row.ts";
import { findKept, findPresent } from "./named-row.repository.ts";
import type { NamedIds, NamedKind, NamedValues } from "./named-row.repository.ts";

/**
 * What everything that these entries speak of is called, by `kind:id`: by its name of today, and what is gone by the
 * last name the trail knows of it. Asked for together, in a handful of queries however many entries there are.
 */
export async function findNames(db: Db, eventId: number, entries: readonly AuditRow[]): Promise<Names> {
  const wanted = idsIn(entries);
  // A cell of the rotation goes by its group and session, and a right by its holder: these lead to further rows.
  const linking = await findValues(
    db,
    eventId,
    only(wanted, (kind) => isLinking(kind)),
  );
  addLinked(wanted, linking.values());
  const plain = await findValues(
    db,
    eventId,
    only(wanted, (kind) => !isLinking(kind)),
  );
  const names = new Map<string, string>();
  for (const rows of [plain, linking])
    for (const [key, values] of rows) {
      const name = nameRow(key.slice(0, key.lastIndexOf(":")), values, names);
      if (name) names.set(key, name);
    }
  return names;
}

async function findValues(db: Db, eventId: number, wanted: NamedIds): Promise<Map<string, NamedValues>> {
  const present = await findPresent(db, eventId, wanted);
  const gone = new Map(
    [...wanted].map(([kind, ids]) => [kind, new Set([...ids].filter((id) => !present.has(`${kind}:${id}`)))]),
  );
  return new Map([...present, ...(await findKept(db, eventId, gone))]);
}

function isLinking(kind: NamedKind): boolean {
  return kind === "rotation" || kind === "security";
}

function only(wanted: NamedIds, isWanted: (kind: NamedKind) => boolean): NamedIds {
  return new Map([...wanted].filter(([kind]) => isWanted(kind)));
}
