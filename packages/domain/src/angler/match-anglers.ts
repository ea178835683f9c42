import { plain } from "../entry-list/guess-columns.ts";
import { groupBy } from "../group-by.ts";
import { areAlike, nameKey, type NameKey } from "./alike-names.ts";
import type { AnglerLine } from "./read-angler-row.ts";

/** An angler the event already has. */
export interface KnownAngler extends Omit<AnglerLine, "number" | "isReserve"> {
  id: number;
  number: number;
  isReserve: boolean;
}

/**
 * Says which known angler each line speaks of; nobody is spoken of twice. Number, licence, and name with team each tell
 * who it is, in this order. Where a number or licence comes with quite another name, whoever has that name comes first:
 * two may have changed their numbers with each other.
 */
export function matchAnglers(
  lines: readonly AnglerLine[],
  known: readonly KnownAngler[],
): (KnownAngler | undefined)[] {
  const entries = known.map(keyed);
  const byNumber = groupBy(entries, ({ entry }) => entry.number);
  const byLicence = groupBy(entries, ({ licence }) => licence);
  const byName = groupBy(entries, ({ name }) => name.whole);

  const ofNumber = ({ entry: { number } }: Keyed<AnglerLine>) =>
    number === null ? [] : (byNumber.get(number) ?? []);
  const ofLicence = ({ entry, licence }: Keyed<AnglerLine>) => {
    const holders = entry.licence === null ? [] : (byLicence.get(licence) ?? []);
    return holders.length === 1 ? holders : [];
  };
  const namesakes = (line: Keyed<AnglerLine>) =>
    (byName.get(line.name.whole) ?? []).filter((angler) => !isSomebodyElse(line, angler));

  const ways: ((line: Keyed<AnglerLine>) => readonly Keyed<KnownAngler>[])[] = [
    (line) => ofNumber(line).filter(({ name }) => name.whole === line.name.whole),
    (line) => ofNumber(line).filter(({ name }) => areAlike(name, line.name)),
    (line) => ofLicence(line).filter(({ name }) => areAlike(name, line.name)),
    (line) => namesakes(line).filter(({ team }) => team === line.team),
    (line) => (line.entry.team === null ? onlyOne(namesakes(line)) : []),
    ofNumber,
    ofLicence,
  ];
  const matches = lines.map((): KnownAngler | undefined => undefined);
  const free = new Set(known);
  const keyedLines = lines.map(keyed);
  for (const candidates of ways) {
    for (const [index, line] of keyedLines.entries()) {
      if (matches[index]) continue;
      matches[index] = candidates(line).find(({ entry }) => free.has(entry))?.entry;
      if (matches[index]) free.delete(matches[index]);
    }
  }
  return matches;
}

/** A line or an angler with what it is compared by, worked out once: every line may meet every angler. */
interface Keyed<Entry> {
  entry: Entry;
  name: NameKey;
  licence: string;
  team: string;
}

function keyed<Entry extends AnglerLine | KnownAngler>(entry: Entry): Keyed<Entry> {
  return { entry, name: nameKey(entry), licence: plain(entry.licence ?? ""), team: teamKey(entry.team) };
}

function onlyOne<T>(items: readonly T[]): readonly T[] {
  return items.length === 1 ? items : [];
}

export function teamKey(team: string | null): string {
  return plain(team ?? "");
}

/** Another number and another licence: one of them could be a correction, both are another person of that name. */
function isSomebodyElse(line: Keyed<AnglerLine>, angler: Keyed<KnownAngler>): boolean {
  const hasOtherLicence = line.licence !== "" && angler.licence !== "" && line.licence !== angler.licence;
  return hasOtherLicence && line.entry.number !== null && line.entry.number !== angler.entry.number;
}
