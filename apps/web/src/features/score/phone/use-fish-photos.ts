import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { catchPhotosQuery } from "../catch-photo.queries.ts";
import type { WaitingPhoto } from "../device/photo-outbox.ts";
import type { ScoreBook } from "../device/score-book.ts";
import type { Pair } from "../device/shown-score.ts";

/**
 * The fish that have a photo, by their ids; with the photo itself where it is still on this device. A pass does not show what
 * the server has: it may be found by anybody.
 */
export function useFishPhotos(
  book: ScoreBook,
  pair: Pair,
  waiting: readonly WaitingPhoto[],
): ReadonlyMap<string, Blob | undefined> {
  // Without signal nobody knows yet who is here, and a guest would be refused when it comes back.
  const isSignedIn = useSignedIn() !== null;
  const { data = [] } = useQuery({
    ...catchPhotosQuery(useApi(), book.event.id, pair, waiting.length),
    enabled: isSignedIn && !book.pass,
  });
  return new Map<string, Blob | undefined>([
    ...data.map(({ catchId }) => [catchId, undefined] as const),
    ...waiting.map(({ body }) => [body.catchId, body.photo] as const),
  ]);
}
