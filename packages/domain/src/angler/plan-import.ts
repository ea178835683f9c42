import { groupBy } from "../group-by.ts";
import { areAlike, nameKey, type Names } from "./alike-names.ts";
import { type AnglerField, anglerFields, eachText } from "./angler-columns.ts";
import { type KnownAngler, matchAnglers, teamKey } from "./match-anglers.ts";
import type { AnglerLine } from "./read-angler-row.ts";

/** What is to become of one line: everything that is known about the angler afterwards. */
export interface PlannedAngler extends KnownAngler {
  /** 0 for somebody new. */
  id: number;
}

export type LineConflict =
  | { code: "twice" }
  | { code: "number-taken"; number: number; name: string }
  | { code: "slot-taken"; slot: number; name: string };

/** What may be meant and may be a mistake: only the organizer knows. */
export type LineDoubt =
  | { code: "namesake"; name: string; number: number; isInFile: boolean }
  | { code: "renamed"; name: string; number: number };

export type PlannedField = Exclude<AnglerField, "fullName">;

export interface FieldChange {
  field: PlannedField;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

export interface LinePlan {
  outcome: "add" | "change" | "same" | "wrong";
  angler: PlannedAngler;
  /** Whom the line changes; undefined for somebody new. */
  before: KnownAngler | undefined;
  changes: FieldChange[];
  conflicts: LineConflict[];
  doubts: LineDoubt[];
}

/**
 * Decides what importing these lines would do to an event's anglers. Whoever is there already is changed where the line
 * says something else, so that the same file twice changes nothing. An empty cell never erases what is known. Numbers and
 * slots that are not given are the next free ones.
 */
export function planImport(lines: readonly AnglerLine[], known: readonly KnownAngler[]): LinePlan[] {
  const matches = matchAnglers(lines, known);
  const plans = lines.map((line, index) => planLine(line, matches[index]));
  const planned = new Set(matches);
  const others = known.filter((angler) => !planned.has(angler));
  giveNumbers(plans, others);
  giveSlots(plans, others);
  for (const plan of plans) settle(plan);
  markRepeated(plans, lines);
  markTaken(plans, others);
  markDoubts(plans, known);
  return plans;
}

/** Whether somebody would go from one team to another. */
export function isTransfer({ outcome, angler, before }: LinePlan): boolean {
  return outcome === "change" && before?.team != null && teamKey(before.team) !== teamKey(angler.team);
}

function planLine(line: AnglerLine, before: KnownAngler | undefined): LinePlan {
  const angler: PlannedAngler = {
    id: before?.id ?? 0,
    number: line.number ?? before?.number ?? 0,
    firstName: line.firstName,
    lastName: line.lastName,
    team: line.team ?? before?.team ?? null,
    slot: line.slot ?? before?.slot ?? null,
    ...eachText((field) => line[field] ?? before?.[field] ?? null),
    isReserve: line.isReserve ?? before?.isReserve ?? false,
  };
  if (before && isInTeamOf(angler, before)) angler.team = before.team;
  else angler.slot = line.slot;
  if (angler.isReserve && !before?.isReserve) angler.slot = line.slot;
  return { outcome: before ? "change" : "add", angler, before, changes: [], conflicts: [], doubts: [] };
}

function giveNumbers(plans: readonly LinePlan[], others: readonly KnownAngler[]): void {
  const taken = new Set([...others, ...plans.map(({ angler }) => angler)].map(({ number }) => number));
  let next = 1;
  for (const { angler } of plans.filter(({ angler: { number } }) => number === 0)) {
    while (taken.has(next)) next++;
    taken.add(next);
    angler.number = next;
  }
}

/** To whoever comes into a team, or is its reserve no longer; whoever has none since they withdrew gets none. */
function giveSlots(plans: readonly LinePlan[], others: readonly KnownAngler[]): void {
  const slots = groupBy([...others, ...plans.map(({ angler }) => angler)], ({ team }) => teamKey(team));
  const taken = new Map(
    [...slots].map(([team, anglers]) => [team, new Set(anglers.map(({ slot }) => slot))]),
  );
  const next = new Map<string, number>();
  for (const { angler, before } of plans) {
    if (angler.team === null || angler.slot !== null || angler.isReserve) continue;
    if (before && isInTeamOf(angler, before) && !before.isReserve) continue;
    const team = teamKey(angler.team);
    let slot = next.get(team) ?? 1;
    while (taken.get(team)?.has(slot)) slot++;
    angler.slot = slot;
    next.set(team, slot + 1);
  }
}

function settle(plan: LinePlan): void {
  const { angler, before } = plan;
  if (!before) return;
  plan.changes = comparedFields
    .filter((field) => angler[field] !== before[field])
    .map((field) => ({ field, before: before[field], after: angler[field] }));
  if (plan.changes.length === 0) plan.outcome = "same";
}

/** A whole name has been read as first and last name by then. */
const comparedFields = anglerFields.filter((field): field is PlannedField => field !== "fullName");

/** Two namesakes in one team need numbers to be told apart. */
function markRepeated(plans: readonly LinePlan[], lines: readonly AnglerLine[]): void {
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const key = `${nameKey(line).whole} ${teamKey(line.team)} ${line.number ?? ""}`;
    if (seen.has(key)) refuse(plans[index]!, { code: "twice" });
    seen.add(key);
  }
}

function markTaken(plans: readonly LinePlan[], others: readonly KnownAngler[]): void {
  const numbers = new Map(others.map((angler) => [angler.number, angler]));
  const slots = new Map(
    others.filter(({ slot }) => slot !== null).map((angler) => [slotKey(angler), angler]),
  );
  for (const plan of plans.filter(({ conflicts }) => conflicts.length === 0)) {
    const { angler } = plan;
    const { number, slot } = angler;
    const owner = numbers.get(number);
    if (owner) refuse(plan, { code: "number-taken", number, name: nameOf(owner) });
    const holder = slot !== null && angler.team !== null ? slots.get(slotKey(angler)) : undefined;
    if (holder) refuse(plan, { code: "slot-taken", slot: slot!, name: nameOf(holder) });
    numbers.set(number, angler);
    if (slot !== null) slots.set(slotKey(angler), angler);
  }
}

function markDoubts(plans: readonly LinePlan[], known: readonly KnownAngler[]): void {
  const inEvent = new Map(known.toReversed().map((angler) => [nameKey(angler).whole, angler]));
  const inFile = new Map<string, PlannedAngler>();
  for (const { outcome, angler, before, doubts } of plans) {
    const name = nameKey(angler);
    const key = name.whole;
    const namesake = inEvent.get(key) ?? inFile.get(key);
    if (outcome === "add" && namesake)
      doubts.push({
        code: "namesake",
        name: nameOf(namesake),
        number: namesake.number,
        isInFile: !inEvent.has(key),
      });
    if (outcome === "change" && before && !areAlike(name, nameKey(before)))
      doubts.push({ code: "renamed", name: nameOf(before), number: before.number });
    if (outcome !== "wrong" && !inFile.has(key)) inFile.set(key, angler);
  }
}

function refuse(plan: LinePlan, conflict: LineConflict): void {
  plan.outcome = "wrong";
  plan.conflicts.push(conflict);
}

function isInTeamOf(angler: PlannedAngler, before: KnownAngler): boolean {
  return teamKey(angler.team) === teamKey(before.team);
}

function nameOf({ firstName, lastName }: Names): string {
  return `${firstName} ${lastName}`;
}

function slotKey({ team, slot }: { team: string | null; slot: number | null }): string {
  return `${teamKey(team)} ${slot}`;
}
