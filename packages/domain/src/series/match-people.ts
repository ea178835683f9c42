import { foldLetters } from "../fold-letters.ts";
import { groupBy } from "../group-by.ts";

/** Somebody's entry in one event, with what may tell that they are somebody of another event. */
export interface SeasonEntry {
  readonly anglerId: number;
  readonly eventId: number;
  readonly userId: number | null;
  readonly licence: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What an organizer has decided about two entries. */
export interface MatchDecision {
  readonly anglerId: number;
  readonly otherId: number;
  readonly isSame: boolean;
}

export type MatchReason = "organizer" | "account" | "licence";

export interface SeasonPerson {
  /** The lowest of their entries' ids. */
  readonly id: number;
  readonly anglerIds: readonly number[];
  /** Why the entries are one person's; empty for a single entry. */
  readonly reasons: readonly MatchReason[];
}

/** People who may be one person; an organizer has to say so. */
export interface MatchSuggestion {
  readonly because: "name" | "licence";
  readonly personIds: readonly number[];
}

export interface MatchedPeople {
  readonly people: readonly SeasonPerson[];
  readonly suggestions: readonly MatchSuggestion[];
}

/**
 * Who is who over the events of a season. Two entries are joined by themselves only where they are linked to one account, or
 * have one licence number and one name. The same name alone, or the same number under another name, is a suggestion: two
 * people may have one name. Nobody fishes an event twice, and what an organizer has split stays apart.
 */
export function matchPeople(
  entries: readonly SeasonEntry[],
  decisions: readonly MatchDecision[],
): MatchedPeople {
  const clusters = new Clusters(
    entries,
    decisions.filter(({ isSame }) => !isSame),
  );
  for (const { anglerId, otherId, isSame } of decisions)
    if (isSame) clusters.join(anglerId, otherId, "organizer");
  const ordered = entries.toSorted((one, other) => one.anglerId - other.anglerId);
  joinAlike(clusters, ordered, ({ userId }) => (userId === null ? "" : String(userId)), "account");
  joinAlike(
    clusters,
    ordered,
    (entry) => licenceKey(entry) && `${licenceKey(entry)} ${nameKey(entry)}`,
    "licence",
  );
  return { people: clusters.people(), suggestions: suggest(clusters, ordered) };
}

function joinAlike(
  clusters: Clusters,
  entries: readonly SeasonEntry[],
  keyOf: (entry: SeasonEntry) => string,
  reason: MatchReason,
): void {
  for (const [key, alike] of groupBy(entries, keyOf)) {
    if (key === "") continue;
    // Also with one further on: the next may fish the same event, or be split from this one.
    alike.forEach((entry, index) => {
      for (const other of alike.slice(index + 1)) clusters.join(entry.anglerId, other.anglerId, reason);
    });
  }
}

function suggest(clusters: Clusters, entries: readonly SeasonEntry[]): MatchSuggestion[] {
  const suggested = new Set<string>();
  const suggestAlike = (because: MatchSuggestion["because"], keyOf: (entry: SeasonEntry) => string) =>
    [...groupBy(entries, keyOf)].flatMap(([key, alike]) => {
      if (key === "") return [];
      const ids = [...new Set(alike.map(({ anglerId }) => clusters.personOf(anglerId)))];
      // Whoever can be joined with the first one; the others are suggested when that is decided.
      const personIds = ids.filter((id) => id === ids[0] || clusters.mayJoin(ids[0]!, id));
      const name = personIds.join(" ");
      if (personIds.length < 2 || suggested.has(name)) return [];
      suggested.add(name);
      return [{ because, personIds }];
    });
  return [...suggestAlike("name", nameKey), ...suggestAlike("licence", licenceKey)];
}

/** Without accents and case, in whichever order the names were written. */
function nameKey({ firstName, lastName }: SeasonEntry): string {
  const words = foldLetters(`${firstName} ${lastName}`).split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean).toSorted().join(" ");
}

function licenceKey({ licence }: SeasonEntry): string {
  return foldLetters(licence).replaceAll(/[^\p{L}\p{N}]/gu, "");
}

interface Cluster {
  anglerIds: number[];
  eventIds: Set<number>;
  reasons: Set<MatchReason>;
}

/** Entries put together person by person, as far as nothing speaks against it. */
class Clusters {
  readonly #of = new Map<number, Cluster>();
  readonly #apart = new Map<number, Set<number>>();

  constructor(entries: readonly SeasonEntry[], apart: readonly MatchDecision[]) {
    for (const { anglerId, eventId } of entries)
      this.#of.set(anglerId, { anglerIds: [anglerId], eventIds: new Set([eventId]), reasons: new Set() });
    for (const { anglerId, otherId } of apart) {
      this.#keepApart(anglerId, otherId);
      this.#keepApart(otherId, anglerId);
    }
  }

  join(oneId: number, otherId: number, reason: MatchReason): void {
    const one = this.#of.get(oneId);
    const other = this.#of.get(otherId);
    // An entry of an event that is not shown at the moment is nobody's here.
    if (!one || !other || one === other || !this.mayJoin(oneId, otherId)) return;
    one.anglerIds.push(...other.anglerIds);
    for (const eventId of other.eventIds) one.eventIds.add(eventId);
    for (const each of [...other.reasons, reason]) one.reasons.add(each);
    for (const id of other.anglerIds) this.#of.set(id, one);
  }

  mayJoin(oneId: number, otherId: number): boolean {
    const one = this.#of.get(oneId)!;
    const other = this.#of.get(otherId)!;
    return (
      [...other.eventIds].every((id) => !one.eventIds.has(id)) &&
      !one.anglerIds.some((id) => other.anglerIds.some((each) => this.#apart.get(id)?.has(each)))
    );
  }

  personOf(anglerId: number): number {
    return Math.min(...this.#of.get(anglerId)!.anglerIds);
  }

  people(): SeasonPerson[] {
    return [...new Set(this.#of.values())].map(({ anglerIds, reasons }) => {
      const ordered = anglerIds.toSorted((one, other) => one - other);
      return { id: ordered[0]!, anglerIds: ordered, reasons: [...reasons] };
    });
  }

  #keepApart(oneId: number, otherId: number): void {
    this.#apart.set(oneId, (this.#apart.get(oneId) ?? new Set()).add(otherId));
  }
}
