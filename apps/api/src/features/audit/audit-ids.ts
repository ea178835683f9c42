import type { EventAuditNoun } from "@tightlines/contract/topic";
import { snakeKey } from "@tightlines/contract/wire/case";
import type { AuditRow } from "../../platform/database/tables/audit.table.ts";
import type { NamedKind, NamedValues } from "./named-row.repository.ts";

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
  peg_id: "peg",
};

/** Nouns whose own id leads to a name, if they have one. An event's species goes by the event's id and the species'. */
const namedNouns: Readonly<Record<EventAuditNoun, NamedKind | null>> = {
  event: null,
  ruleset: null,
  invitation: null,
  "invitation-link": null,
  "event-species": "species",
  security: "security",
  sector: "sector",
  session: "session",
  team: "team",
  angler: "angler",
  registration: "registration",
  "registration-settings": null,
  "registration-message": null,
  lottery: null,
  group: "group",
  rotation: "rotation",
  draw: "draw",
  "draw-run": "draw-run",
  pass: "pass",
  score: "score",
  report: null,
  result: null,
  protest: "protest",
};

/** Older entries may speak of nouns that are gone. */
const kindOfNoun: Readonly<Record<string, NamedKind | null | undefined>> = namedNouns;

/** Where the name of what a field holds is found. */
export function keyOfField(field: string, value: unknown): string {
  return `${kindOfField[snakeKey(field)]}:${String(value)}`;
}

/** Where the name of what an entry is about is found. */
export function keyOfSubject({ noun, nounId }: AuditRow): string {
  return `${kindOfNoun[noun]}:${ownId(nounId)}`;
}

/** Every id the entries speak of, by what it stands for. */
export function idsIn(entries: readonly AuditRow[]): Map<NamedKind, Set<number>> {
  const wanted = new Map<NamedKind, Set<number>>();
  for (const { noun, nounId, before, after } of entries) {
    want(wanted, kindOfNoun[noun], ownId(nounId));
    for (const values of [before, after]) if (values) addFields(wanted, values);
  }
  return wanted;
}

/** The ids that rows which are named by others hold. */
export function addLinked(wanted: Map<NamedKind, Set<number>>, rows: Iterable<NamedValues>): void {
  for (const values of rows) addFields(wanted, values);
}

/** Also those in lists of rows, such as the cells of a rotation. */
function addFields(wanted: Map<NamedKind, Set<number>>, values: NamedValues): void {
  for (const [field, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const each of value) if (isValues(each)) addFields(wanted, each);
    want(wanted, kindOfField[snakeKey(field)], value);
  }
}

function want(wanted: Map<NamedKind, Set<number>>, kind: NamedKind | null | undefined, id: unknown): void {
  if (!kind || typeof id !== "number" || !Number.isSafeInteger(id)) return;
  wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
}

function ownId(nounId: string): number {
  return Number(nounId.split("-").at(-1));
}

export function isValues(value: unknown): value is NamedValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
