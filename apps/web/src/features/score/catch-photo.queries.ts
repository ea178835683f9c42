import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";
import { fetchPhoto } from "../../lib/api/fetch-photo.ts";
import { answerKey } from "../../lib/api/query-keys.ts";
import type { Pair } from "./device/shown-score.ts";

/** Which fish of an angler in a session have a photo at the server. Asked again when another number waits on this device. */
export const catchPhotosQuery = (api: Api, eventId: number, pair: Pair, waiting: number) =>
  queryOptions({
    queryKey: answerKey("catch-photos", eventId, pair.sessionId, pair.anglerId, waiting),
    queryFn: async () => {
      const input = { params: { event: String(eventId) }, query: pair };
      return (await api.get("/api/events/{event}/scores/photos", input)).data;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The photo of a fish. */
export const catchPhotoQuery = (api: Api, eventId: number, catchId: string) =>
  queryOptions({
    queryKey: answerKey("catch-photo", eventId, catchId),
    queryFn: () => fetchPhoto(api, `/api/events/${eventId}/scores/photos/${catchId}/photo.webp`),
    staleTime: Infinity,
  });
