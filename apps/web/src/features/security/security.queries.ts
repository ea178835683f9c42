import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { eventPartKeys, nounKeys } from "../../lib/api/query-keys.ts";

export const securityKeys = eventPartKeys("securities");

const invitationKeys = nounKeys("invitations");

/** What waits for whoever is signed in. */
export const ownInvitationsQuery = (api: Api) =>
  queryOptions({
    queryKey: invitationKeys.all,
    queryFn: async () => (await api.get("/api/invitations")).data,
  });

const linkKeys = nounKeys("invitation-links");

/** What a link invites to. It is for whoever has the link: no page is rendered with it. */
export const openInvitationLinkQuery = (api: Api, secret: string) =>
  queryOptions({
    queryKey: linkKeys.one(secret),
    queryFn: async () => (await api.post("/api/invitation-link", { body: { secret } })).data,
    staleTime: 0,
  });

/** Under the key of the event's rights, since whoever accepts changes both. */
export const invitationLinksQuery = (api: Api, eventId: number) =>
  queryOptions({
    queryKey: securityKeys.list(eventId, { of: "links" }),
    queryFn: async () =>
      (await api.get("/api/events/{event}/invitation-links", { params: { event: String(eventId) } })).data,
  });

/** Under the event's own key, so that whatever changes the event's rights fetches them anew. */
export const securityListQuery = (api: Api, eventId: number) =>
  queryOptions({
    queryKey: securityKeys.list(eventId),
    queryFn: async () => {
      const params = { event: String(eventId) };
      const query = { pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/securities", { params, query })).data;
    },
  });
