import { Link } from "@tanstack/react-router";
import type { ResultTables } from "@tightlines/contract/result/result-table";
import { m } from "../../../paraglide/messages.js";

export interface ResultViewsProps {
  eventUrl: string;
  tables: ResultTables;
  /** How the sums are shown, on the page that shows them. */
  sums?: "groups" | "tables" | undefined;
}

/** The ways to look at results: by group where there are groups, the tables, by sector, by session, by species. */
export function ResultViews({ eventUrl, tables, sums }: ResultViewsProps) {
  const isBySector = tables.unit !== "match" && tables.unit !== "group";
  const hasGroups = tables.groups.length > 0;
  const fished = tables.sessions.filter(({ rows }) => rows > 0);
  const params = { eventUrl };
  // Both lead to one page, which says itself what it shows.
  const shown = hasGroups ? sums : sums && "tables";
  const chosen = (view: typeof sums) => ({
    "aria-current": shown === view ? ("page" as const) : undefined,
    activeOptions: { exact: true },
  });
  const link = { activeOptions: { exact: true, includeSearch: false } } as const;
  const [first] = tables.tables;
  return (
    <nav aria-label={m.result_views()}>
      <ul className="choices">
        {hasGroups && (
          <li>
            <Link to="/events/$eventUrl/results" params={params} search={{}} {...chosen("groups")}>
              {m.result_view_groups()}
            </Link>
          </li>
        )}
        <li>
          <Link
            to="/events/$eventUrl/results"
            params={params}
            search={hasGroups && first ? { table: first.id } : {}}
            {...chosen("tables")}
          >
            {m.result_view_overall()}
          </Link>
        </li>
        {isBySector && (
          <li>
            <Link to="/events/$eventUrl/results/sectors" params={params} {...link}>
              {m.result_view_sectors()}
            </Link>
          </li>
        )}
        {fished.map(({ number }) => (
          <li key={number}>
            <Link
              to="/events/$eventUrl/results/$sessionNumber"
              params={{ eventUrl, sessionNumber: String(number) }}
              {...link}
            >
              {m.result_view_session({ number })}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/events/$eventUrl/results/species" params={params} {...link}>
            {m.result_view_species()}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
