import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadCeremony({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  const [{ ceremonyQuery }, { sectorListQuery }, { sessionListQuery }] = await Promise.all([
    import("../../features/draw/ceremony/ceremony.queries.ts"),
    import("../../features/sector/sector.queries.ts"),
    import("../../features/session/session.queries.ts"),
  ]);
  await Promise.all([
    queryClient.ensureQueryData(ceremonyQuery(api, eventUrl)),
    queryClient.ensureQueryData(sectorListQuery(api, eventUrl)),
    queryClient.ensureQueryData(sessionListQuery(api, eventUrl)),
  ]);
  return { name, head: pageHead(`${m.ceremony_page()}, ${name}`, m.ceremony_description({ event: name })) };
}
