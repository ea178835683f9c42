import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { answerKey, eventPartKeys } from "../../lib/api/query-keys.ts";

const auditKeys = {
  ...eventPartKeys("audit"),
  facets: (eventId: number) => answerKey("audit", eventId, "facets"),
};

/** What the address says of the history: words, page, and whom and what it is about. */
export interface AuditSearch {
  search?: string;
  page?: number;
  noun?: string;
  actor?: string;
}

export const auditActsQuery = (api: Api, eventId: number, search: AuditSearch) =>
  queryOptions({
    queryKey: auditKeys.list(eventId, search),
    queryFn: () =>
      api.get("/api/events/{event}/audit/acts", { params: { event: String(eventId) }, query: search }),
    placeholderData: keepPreviousData,
    // Others work on the event meanwhile: what was fetched a while ago is not the history any more.
    staleTime: 0,
  });

/** Every entry of one act; the trail is written once, so they never grow old. */
export const auditActQuery = (api: Api, eventId: number, act: number) =>
  queryOptions({
    queryKey: auditKeys.list(eventId, { act }),
    queryFn: async () => {
      const params = { event: String(eventId) };
      return (await api.get("/api/events/{event}/audit", { params, query: { act, pageSize: WHOLE_LIST } }))
        .data;
    },
    staleTime: Infinity,
  });

export const auditFacetsQuery = (api: Api, eventId: number) =>
  queryOptions({
    queryKey: auditKeys.facets(eventId),
    queryFn: async () =>
      (await api.get("/api/events/{event}/audit/facets", { params: { event: String(eventId) } })).data,
  });
