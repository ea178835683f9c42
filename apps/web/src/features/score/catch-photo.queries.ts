import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";
import { fetchPhoto } from "../../lib/api/fetch-photo.ts";
import { answerKey } from "../../lib/api/query-keys.ts";
import type { Pair } from "./device/shown-score.ts";

/** Which fish of an angler in a session have a photo at the server. */
export const catchPhotosQuery = (api: Api, eventId: number, pair: Pair) =>
  queryOptions({
    queryKey: answerKey("catch-photos", eventId, pair.sessionId, pair.anglerId),
    queryFn: async () => {
      const input = { params: { event: String(eventId) }, query: pair };
      return (await api.get("/api/events/{event}/scores/photos", input)).data;
    },
  });

/** The photo of a fish. */
export const catchPhotoQuery = (api: Api, eventId: number, catchId: string) =>
  queryOptions({
    queryKey: answerKey("catch-photo", eventId, catchId),
    queryFn: () => fetchPhoto(api, `/api/events/${eventId}/scores/photos/${catchId}/photo.webp`),
    staleTime: Infinity,
  });
