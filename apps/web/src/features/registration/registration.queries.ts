import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { answerKey, eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

/** `all` of an event is the beginning of everything below: whoever changes a registration throws it away. */
export const registrationKeys = {
  ...eventPartKeys("registrations"),
  state: (eventUrl: string) => answerKey("registrations", eventUrl, "state"),
  clock: (eventUrl: string) => answerKey("registrations", eventUrl, "clock"),
  lottery: (eventUrl: string) => answerKey("registrations", eventUrl, "lottery"),
  own: (eventUrl: string) => answerKey("registrations", eventUrl, "own"),
  settings: (eventUrl: string) => answerKey("registrations", eventUrl, "settings"),
  /** Of whoever has the code of a letter. */
  asked: (code: string) => answerKey("asked-entrant", code),
  /** Of all events. */
  ofAccount: answerKey("account-registrations"),
};

/** Everybody whose registration stands, in the order they came; those who run the event get all of them. */
export const registrationsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: registrationKeys.list(eventUrl),
    ...shows("registration"),
    queryFn: async () =>
      (
        await api.get("/api/events/{event}/registrations", {
          params: { event: eventUrl },
          query: { pageSize: WHOLE_LIST },
        })
      ).data,
  });

/** Whether one can register, by the server's clock. */
export const registrationStateQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: registrationKeys.state(eventUrl),
    ...shows("event", "registration"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/registrations/state", { params: { event: eventUrl } })).data,
  });

/**
 * The same as it is now, with how far the clock of this device is behind the server's. Only a browser asks for it: a page
 * that was rendered is kept, and does not know when it is read.
 */
export const liveStateQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: registrationKeys.clock(eventUrl),
    queryFn: async () => {
      const askedAt = Date.now();
      const { data } = await api.get("/api/events/{event}/registrations/state", {
        params: { event: eventUrl },
      });
      return { state: data, behind: Date.parse(data.now) - (askedAt + Date.now()) / 2 };
    },
    staleTime: 0,
  });

/** The lottery of an event whose places are drawn: the promise, and then the draw with the name of who made it. */
export const lotteryQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: registrationKeys.lottery(eventUrl),
    ...shows("registration", "users"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/registrations/lottery", { params: { event: eventUrl } })).data,
  });

/** What registering costs and asks. */
export const registrationSettingsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: registrationKeys.settings(eventUrl),
    ...shows("registration"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/registration-settings", { params: { event: eventUrl } })).data,
  });

/** What the reader registered for an event. */
export const ownRegistrationsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: registrationKeys.own(eventUrl),
    queryFn: async () =>
      (await api.get("/api/events/{event}/registrations/own", { params: { event: eventUrl } })).data,
  });

export const registrationQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: registrationKeys.one(eventUrl, id),
    queryFn: async () =>
      (await api.get("/api/events/{event}/registrations/{id}", { params: { event: eventUrl, id } })).data,
  });

/** What somebody was named for. It is for them alone: no page is rendered with it. */
export const askedEntrantQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: registrationKeys.asked(code),
    queryFn: async () => (await api.get("/api/entrants/{code}", { params: { code } })).data,
    staleTime: 0,
  });

/** What the reader registered for all events and takes part in, the newest first. */
export const accountRegistrationsQuery = (api: Api) =>
  queryOptions({
    queryKey: registrationKeys.ofAccount,
    queryFn: async () => (await api.get("/api/account/registrations")).data,
    staleTime: 0,
  });
