import type { BookAngler, BookPlace, ScoreBook } from "./score-book.ts";

export interface PlacedAngler extends BookAngler {
  place: BookPlace | undefined;
}

/** Who fishes in a session, along the water as the organizer has laid it out; everybody, by number, where nobody was drawn. */
export function orderAnglers(
  { anglers, places }: Pick<ScoreBook, "anglers" | "places">,
  sessionId: number,
): PlacedAngler[] {
  const drawn = places.filter((place) => place.sessionId === sessionId);
  if (drawn.length === 0)
    return anglers
      .map((angler) => ({ ...angler, place: undefined }))
      .toSorted((one, other) => one.number - other.number);
  const byId = new Map(anglers.map((angler) => [angler.id, angler]));
  return drawn.flatMap((place) => {
    const angler = byId.get(place.anglerId);
    return angler ? [{ ...angler, place }] : [];
  });
}
