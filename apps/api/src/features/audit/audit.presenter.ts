import type { AuditEntryResponse } from "@tightlines/contract/audit";
import type { AuditRow } from "../../platform/database/tables/audit.table.ts";
import type { NamedKind } from "./audit.repository.ts";
import { listChanges } from "./list-changes.ts";

/** Fields that hold the id of something with a name. */
const kindOfField: Readonly<Record<string, NamedKind>> = {
  user_id: "user",
  created_by: "user",
  species_id: "species",
  sector_id: "sector",
  parent_id: "sector",
  session_id: "session",
  team_id: "team",
  angler_id: "angler",
  group_id: "group",
};

/** Nouns whose own id leads to a name. An event's species goes by the event's id and the species'. */
const kindOfNoun: Readonly<Record<string, NamedKind>> = {
  "event-species": "species",
  security: "security",
  sector: "sector",
  session: "session",
  team: "team",
  angler: "angler",
  group: "group",
  "draw-run": "draw-run",
};

export function presentEntry(row: AuditRow, names: ReadonlyMap<string, string>): AuditEntryResponse {
  const { id, at, actorUid, actorName, noun, nounId, action, reason } = row;
  const nameOf = (field: string, value: unknown) =>
    names.get(`${kindOfField[field]}:${String(value)}`) ?? null;
  const changes = listChanges(row).map(({ field, before, after }) => ({
    field,
    before,
    after,
    beforeName: nameOf(field, before),
    afterName: nameOf(field, after),
  }));
  const subject = names.get(`${kindOfNoun[noun]}:${ownId(row)}`) ?? subjectIn(row, names);
  return { id, at: at.toISOString(), actorUid, actorName, noun, nounId, subject, action, reason, changes };
}

/** Every id the entries speak of, by what it stands for: asked for together, not entry by entry. */
export function idsIn(rows: readonly AuditRow[]): Map<NamedKind, Set<number>> {
  const wanted = new Map<NamedKind, Set<number>>();
  const want = (kind: NamedKind | undefined, id: unknown) => {
    if (!kind || typeof id !== "number" || !Number.isSafeInteger(id)) return;
    wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
  };
  for (const row of rows) {
    want(kindOfNoun[row.noun], ownId(row));
    for (const { field, before, after } of listChanges(row))
      for (const value of [before, after]) want(kindOfField[field], value);
  }
  return wanted;
}

function ownId({ nounId }: AuditRow): number {
  return Number(nounId.split("-").at(-1));
}

/** What is gone is told by what the trail kept of it. */
function subjectIn({ before, after }: AuditRow, names: ReadonlyMap<string, string>): string | null {
  const values = { ...before, ...after };
  const { name, firstName, lastName, code, email, userId, number } = values;
  const known = [
    names.get(`user:${String(userId)}`),
    name,
    [firstName, lastName].filter(Boolean).join(" "),
    code,
    email,
    number,
  ];
  const subject = known.find(
    (each): each is string | number => typeof each === "number" || (typeof each === "string" && each !== ""),
  );
  return subject === undefined ? null : String(subject);
}
