import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadGroups({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  const [{ anglersQuery }, { groupsQuery }, { groupRunsQuery }] = await Promise.all([
    import("../../features/angler/angler.queries.ts"),
    import("../../features/group/group.queries.ts"),
    import("../../features/draw/draw-run.queries.ts"),
  ]);
  await Promise.all([
    queryClient.ensureQueryData(groupsQuery(api, eventUrl)),
    queryClient.ensureQueryData(anglersQuery(api, eventUrl)),
    queryClient.ensureQueryData(groupRunsQuery(api, eventUrl)),
  ]);
  return {
    name,
    head: pageHead(`${m.group_public_title()}, ${name}`, m.group_public_description({ event: name })),
  };
}
