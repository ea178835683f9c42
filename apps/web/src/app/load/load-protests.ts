import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadProtests({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  const [{ protestListQuery }, { sessionListQuery }] = await Promise.all([
    import("../../features/protest/protest.queries.ts"),
    import("../../features/session/session.queries.ts"),
  ]);
  await Promise.all([
    queryClient.ensureQueryData(protestListQuery(api, eventUrl)),
    queryClient.ensureQueryData(sessionListQuery(api, eventUrl)),
  ]);
  return {
    name,
    head: pageHead(m.protest_public_page({ name }), m.protest_public_description({ name })),
  };
}
