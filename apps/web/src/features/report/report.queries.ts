import { queryOptions } from "@tanstack/react-query";
import type { ReportState } from "@tightlines/domain/report/report-state";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { fetchPhoto } from "../../lib/api/fetch-photo.ts";
import { answerKey, eventPartKeys } from "../../lib/api/query-keys.ts";

/** Reports come in while somebody judges. */
const ASK_AGAIN_MS = 10_000;

export const reportKeys = eventPartKeys("reports");

/** What anglers have reported and a judge decides about, the one that waits longest first. */
export const reportsQuery = (api: Api, eventUrl: string, state: ReportState) =>
  queryOptions({
    queryKey: reportKeys.list(eventUrl, { state }),
    queryFn: async () => {
      const query = { state, pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/reports", { params: { event: eventUrl }, query })).data;
    },
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });

/** The code of each session, by its id. */
export const reportCodesQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("reports", eventUrl, "codes"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/reports/codes", { params: { event: eventUrl } })).data,
  });

/** The photo of a report. */
export const reportPhotoQuery = (api: Api, eventUrl: string, id: string, width: "480" | "1600") =>
  queryOptions({
    queryKey: answerKey("report-photos", eventUrl, id, width),
    queryFn: () =>
      fetchPhoto(api, `/api/events/${encodeURIComponent(eventUrl)}/reports/${id}/photo.webp?width=${width}`),
    staleTime: Infinity,
  });
