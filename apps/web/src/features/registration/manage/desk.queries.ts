import { queryOptions } from "@tanstack/react-query";
import type { BankFileInput } from "@tightlines/contract/registration/payment";
import type { Api } from "../../../lib/api/api.ts";
import { answerKey } from "../../../lib/api/query-keys.ts";
import type { DeskFilter } from "./desk-filter.ts";

/** Registrations that may be of one person, by id; thrown away with all others of the event. */
export const doublesQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("registrations", eventUrl, "doubles"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/registrations/doubles", { params: { event: eventUrl } })).data,
  });

/** How many a message would reach now. */
export const messageReachQuery = (api: Api, eventUrl: string, filter: DeskFilter) =>
  queryOptions({
    queryKey: answerKey("registrations", eventUrl, "reach", filter),
    queryFn: async () =>
      (
        await api.get("/api/events/{event}/registrations/message", {
          params: { event: eventUrl },
          query: filter,
        })
      ).data,
    staleTime: 0,
  });

/** How far the start list is from the confirmed registrations; anglers change it as well. */
export const startListQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("registrations", eventUrl, "start-list"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/registrations/start-list", { params: { event: eventUrl } })).data,
    staleTime: 0,
  });

/** What a bank's file would pay now. */
export const bankFileTrialQuery = (api: Api, eventUrl: string, transactions: BankFileInput["transactions"]) =>
  queryOptions({
    queryKey: answerKey("registrations", eventUrl, "bank-file", transactions),
    queryFn: async () =>
      (
        await api.post("/api/events/{event}/registrations/payments", {
          params: { event: eventUrl },
          body: { transactions, isTrial: true },
        })
      ).data,
    // Somebody else may mark registrations as paid meanwhile.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
