import { groupBy } from "../group-by.ts";
import { plain } from "../entry-list/guess-columns.ts";
import type { AnglerLine } from "./read-angler-row.ts";

/** An angler the event already has. */
export interface KnownAngler extends Omit<AnglerLine, "number" | "isReserve"> {
  id: number;
  number: number;
  isReserve: boolean;
}

/** What is to become of one line: everything that is known about the angler afterwards. */
export interface PlannedAngler extends KnownAngler {
  /** 0 for somebody new. */
  id: number;
}

export type LineConflict =
  | { code: "twice"; line: number }
  | { code: "number-taken"; number: number; name: string }
  | { code: "slot-taken"; slot: number; name: string };

export interface LinePlan {
  outcome: "add" | "change" | "same" | "wrong";
  angler: PlannedAngler;
  conflicts: LineConflict[];
}

/**
 * Decides what importing these lines would do to an event's anglers. Whoever is there already, by number and name or by
 * name and team, is changed where the line says something else, so that the same file twice changes nothing. An empty
 * cell never erases what is known. Numbers and slots that are not given are the next free ones.
 */
export function planImport(lines: readonly AnglerLine[], known: readonly KnownAngler[]): LinePlan[] {
  const byName = groupBy(known, nameKey);
  const plans = lines.map((line) => planLine(line, findKnown(line, byName.get(nameKey(line)) ?? [])));
  const planned = new Set(plans.map(({ angler }) => angler.id));
  const others = known.filter(({ id }) => !planned.has(id));
  giveNumbers(plans, others);
  giveSlots(plans, others);
  markRepeated(plans, lines);
  markTaken(plans, others);
  return plans;
}

function findKnown(line: AnglerLine, namesakes: readonly KnownAngler[]): KnownAngler | undefined {
  return (
    namesakes.find(({ number }) => number === line.number) ??
    namesakes.find(({ team }) => teamKey(team) === teamKey(line.team)) ??
    (line.team === null && namesakes.length === 1 ? namesakes[0] : undefined)
  );
}

function planLine(line: AnglerLine, match: KnownAngler | undefined): LinePlan {
  const angler: PlannedAngler = {
    id: match?.id ?? 0,
    number: line.number ?? match?.number ?? 0,
    firstName: line.firstName,
    lastName: line.lastName,
    team: line.team ?? match?.team ?? null,
    slot: line.slot ?? match?.slot ?? null,
    category: line.category ?? match?.category ?? null,
    club: line.club ?? match?.club ?? null,
    country: line.country ?? match?.country ?? null,
    licence: line.licence ?? match?.licence ?? null,
    isReserve: line.isReserve ?? match?.isReserve ?? false,
  };
  if (match && teamKey(match.team) === teamKey(angler.team)) angler.team = match.team;
  else if (match) angler.slot = line.slot;
  if (angler.isReserve) angler.slot = line.slot;
  return { outcome: outcomeOf(angler, match), angler, conflicts: [] };
}

function outcomeOf(angler: PlannedAngler, match: KnownAngler | undefined): LinePlan["outcome"] {
  if (!match) return "add";
  const keys = Object.keys(angler) as (keyof PlannedAngler)[];
  return keys.every((key) => angler[key] === match[key]) ? "same" : "change";
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

function giveSlots(plans: readonly LinePlan[], others: readonly KnownAngler[]): void {
  const taken = new Set([...others, ...plans.map(({ angler }) => angler)].map(slotKey));
  for (const { angler } of plans) {
    if (angler.team === null || angler.slot !== null || angler.isReserve) continue;
    let slot = 1;
    while (taken.has(slotKey({ team: angler.team, slot }))) slot++;
    angler.slot = slot;
    taken.add(slotKey(angler));
  }
}

/** Two namesakes in one team need numbers to be told apart. */
function markRepeated(plans: readonly LinePlan[], lines: readonly AnglerLine[]): void {
  const first = new Map<string, number>();
  plans.forEach((plan, index) => {
    const line = lines[index]!;
    const key = plan.angler.id
      ? `known ${plan.angler.id}`
      : `${nameKey(line)} ${teamKey(line.team)} ${line.number ?? ""}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    else refuse(plan, { code: "twice", line: earlier });
  });
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

function refuse(plan: LinePlan, conflict: LineConflict): void {
  plan.outcome = "wrong";
  plan.conflicts.push(conflict);
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}

function nameKey(names: { firstName: string; lastName: string }): string {
  return plain(nameOf(names));
}

export function teamKey(team: string | null): string {
  return plain(team ?? "");
}

function slotKey({ team, slot }: { team: string | null; slot: number | null }): string {
  return `${teamKey(team)} ${slot}`;
}
