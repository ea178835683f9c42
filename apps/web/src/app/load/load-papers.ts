import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadPapers(
  { context: { api, queryClient }, eventUrl, name }: WantedPage,
  paper?: string,
) {
  const [papers, { pegRunsQuery }, { sessionListQuery }] = await Promise.all([
    import("../../features/draw/paper/paper.queries.ts"),
    import("../../features/draw/draw-run.queries.ts"),
    import("../../features/session/session.queries.ts"),
  ]);
  await Promise.all([
    queryClient.ensureQueryData(sessionListQuery(api, eventUrl)),
    queryClient.ensureQueryData(pegRunsQuery(api, eventUrl)),
    queryClient.ensureQueryData(papers.isAnybodyDrawnQuery(api, eventUrl)),
    paper && queryClient.ensureQueryData(papers.printedPaperQuery(api, eventUrl, paper)),
  ]);
  return { name, head: pageHead(`${m.paper_title()}, ${name}`, m.paper_description({ event: name })) };
}
