import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** The list, and of one version what it has changed and its tables. */
export async function loadVersions(
  { context: { api, queryClient }, eventUrl, name }: WantedPage,
  number: number | undefined,
) {
  const queries = await import("../../features/result/result.queries.ts");
  const [versions] = await Promise.all([
    queryClient.ensureQueryData(queries.resultVersionsQuery(api, eventUrl)),
    queryClient.ensureQueryData(queries.resultTablesQuery(api, eventUrl)),
  ]);
  const shown = versions.find((version) => version.number === number) ?? versions[0];
  if (shown)
    await Promise.all([
      queryClient.ensureQueryData(queries.resultChangesQuery(api, eventUrl, shown.number)),
      queryClient.ensureQueryData(queries.resultVersionQuery(api, eventUrl, shown.number)),
    ]);
  return { name, head: pageHead(m.result_changes_page({ name }), m.result_description({ name })) };
}
