/** What an event's rows are told apart by. Another installation gives them other numbers. */
export const archivedNouns = [
  "species",
  "sector",
  "peg",
  "session",
  "team",
  "group",
  "angler",
  "run",
  "score",
] as const;

export type ArchivedNoun = (typeof archivedNouns)[number];

/** Something for each noun. */
export function byNoun<Value>(make: (noun: ArchivedNoun) => Value): Record<ArchivedNoun, Value> {
  return Object.fromEntries(archivedNouns.map((noun) => [noun, make(noun)])) as Record<ArchivedNoun, Value>;
}

/** Answers the number that a row has on the other side. */
export type TranslateId = (noun: ArchivedNoun, id: number) => number;

/** Under which names rows and stored documents (what went into a draw, what was said about a score) speak of rows. */
const nounOfKey: Readonly<Record<string, ArchivedNoun>> = {
  speciesId: "species",
  sectorId: "sector",
  parentId: "sector",
  pegId: "peg",
  pegIds: "peg",
  onlyPegIds: "peg",
  fromPegId: "peg",
  toPegId: "peg",
  sessionId: "session",
  sessionIds: "session",
  teamId: "team",
  toTeamId: "team",
  groupId: "group",
  groupIds: "group",
  pinnedGroupId: "group",
  anglerId: "angler",
  anglerIds: "angler",
  judgeId: "angler",
  firstHalf: "angler",
  secondHalf: "angler",
  runId: "run",
  runIds: "run",
  scoreId: "score",
};

/**
 * The same document with the numbers of the other side; `own` adds names that only this document uses. A name like an id's
 * that nobody has listed is an error: its number would point at somebody else's row.
 */
export function translateIds<Document>(
  document: Document,
  translate: TranslateId,
  own: Readonly<Record<string, ArchivedNoun>> = {},
): Document {
  const nouns = { ...nounOfKey, ...own };
  const translateValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(translateValue);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        const noun = Object.hasOwn(nouns, key) ? nouns[key] : undefined;
        if (noun) return [key, translateNumbers(member, noun, translate)];
        if (/Ids?$/.test(key) && holdsNumber(member)) throw new Error(`Nobody knows what ${key} speaks of`);
        return [key, translateValue(member)];
      }),
    );
  };
  return translateValue(document) as Document;
}

function translateNumbers(member: unknown, noun: ArchivedNoun, translate: TranslateId): unknown {
  if (typeof member === "number") return translate(noun, member);
  return Array.isArray(member) ? member.map((each) => translateNumbers(each, noun, translate)) : member;
}

function holdsNumber(member: unknown): boolean {
  return Array.isArray(member) ? member.some(holdsNumber) : typeof member === "number";
}
