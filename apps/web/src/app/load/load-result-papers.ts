import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadResultPapers(
  { context: { api, queryClient }, eventUrl, name }: WantedPage,
  paper?: string,
) {
  const [{ resultTablesQuery }, { printedResultQuery }] = await Promise.all([
    import("../../features/result/result.queries.ts"),
    import("../../features/result/paper/result-paper.queries.ts"),
  ]);
  await Promise.all([
    queryClient.ensureQueryData(resultTablesQuery(api, eventUrl)),
    paper && queryClient.ensureQueryData(printedResultQuery(api, eventUrl, paper)),
  ]);
  const title = `${m.result_paper_title()}, ${name}`;
  return { name, head: pageHead(title, m.result_paper_description({ event: name })) };
}
