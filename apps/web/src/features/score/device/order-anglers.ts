import type { BookAngler, BookPlace, ScoreBook } from "./score-book.ts";

export interface PlacedAngler extends BookAngler {
  place: BookPlace | undefined;
}

/** Who fishes in a session, along the water; everybody, by number, where nobody was drawn. */
export function orderAnglers(
  { anglers, places }: Pick<ScoreBook, "anglers" | "places">,
  sessionId: number,
): PlacedAngler[] {
  const drawn = new Map(
    places.filter((place) => place.sessionId === sessionId).map((place) => [place.anglerId, place]),
  );
  const placed = anglers.map((angler) => ({ ...angler, place: drawn.get(angler.id) }));
  return placed
    .filter(({ place }) => drawn.size === 0 || place !== undefined)
    .toSorted((one, other) => comparePlaces(one.place, other.place) || one.number - other.number);
}

function comparePlaces(one: BookPlace | undefined, other: BookPlace | undefined): number {
  if (!one || !other) return 0;
  if (one.sectorCode !== other.sectorCode) return one.sectorCode < other.sectorCode ? -1 : 1;
  return one.pegNumber - other.pegNumber;
}
