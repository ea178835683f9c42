import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadCheck({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  const runs = await import("../../features/draw/draw-run.queries.ts");
  await Promise.all([
    queryClient.ensureQueryData(runs.pegRunsQuery(api, eventUrl)),
    queryClient.ensureQueryData(runs.groupRunsQuery(api, eventUrl)),
  ]);
  return {
    name,
    head: pageHead(`${m.draw_check_page()}, ${name}`, m.draw_check_description({ event: name })),
  };
}
