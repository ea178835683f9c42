import { plain } from "../entry-list/guess-columns.ts";
import { groupBy } from "../group-by.ts";
import { areAlike, nameKey } from "./alike-names.ts";
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
  const byNumber = groupBy(known, ({ number }) => number);
  const byLicence = groupBy(known, ({ licence }) => plain(licence ?? ""));
  const byName = groupBy(known, nameKey);

  const ofNumber = ({ number }: AnglerLine) => (number === null ? [] : (byNumber.get(number) ?? []));
  const ofLicence = ({ licence }: AnglerLine) => {
    const holders = licence === null ? [] : (byLicence.get(plain(licence)) ?? []);
    return holders.length === 1 ? holders : [];
  };
  const namesakes = (line: AnglerLine) =>
    (byName.get(nameKey(line)) ?? []).filter((angler) => !isSomebodyElse(line, angler));

  const ways: ((line: AnglerLine) => readonly KnownAngler[])[] = [
    (line) => ofNumber(line).filter((angler) => nameKey(angler) === nameKey(line)),
    (line) => ofNumber(line).filter((angler) => areAlike(angler, line)),
    (line) => ofLicence(line).filter((angler) => areAlike(angler, line)),
    (line) => namesakes(line).filter(({ team }) => teamKey(team) === teamKey(line.team)),
    (line) => (line.team === null && namesakes(line).length === 1 ? namesakes(line) : []),
    ofNumber,
    ofLicence,
  ];
  const matches = lines.map((): KnownAngler | undefined => undefined);
  const free = new Set(known);
  for (const candidates of ways) {
    for (const [index, line] of lines.entries()) {
      if (matches[index]) continue;
      matches[index] = candidates(line).find((angler) => free.has(angler));
      if (matches[index]) free.delete(matches[index]);
    }
  }
  return matches;
}

export function teamKey(team: string | null): string {
  return plain(team ?? "");
}

/** Another number and another licence: one of them could be a correction, both are another person of that name. */
function isSomebodyElse(line: AnglerLine, { number, licence }: KnownAngler): boolean {
  const hasOtherLicence = !!line.licence && !!licence && plain(line.licence) !== plain(licence);
  return hasOtherLicence && line.number !== null && line.number !== number;
}
