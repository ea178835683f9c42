import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import styles from "../../../lib/paper/Papers.module.css";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { resultTablesQuery } from "../result.queries.ts";
import { PrintedResult } from "./PrintedResult.tsx";
import { ResultPapers } from "./ResultPapers.tsx";

const route = getRouteApi("/default/events/$eventUrl/results/pdf");

/** Results and scores to print or to keep, and for whoever scanned a sheet whether it still holds. */
export function ResultPapersPage() {
  const { eventUrl } = route.useParams();
  const { paper } = route.useSearch();
  const query = useQuery(resultTablesQuery(useApi(), eventUrl));
  return (
    <div className={styles.page}>
      {paper && <PrintedResult eventUrl={eventUrl} paper={paper} />}
      <h2 className={styles.title}>{m.result_paper_title()}</h2>
      <Loaded
        query={query}
        skeleton={<CardsSkeleton cards={3} />}
        isEmpty={({ sessions }) => sessions.every(({ rows }) => rows === 0)}
        empty={<EmptyState drawing={<QuietWater />} sentence={m.result_empty()} />}
      >
        {(tables) => <ResultPapers eventUrl={eventUrl} tables={tables} />}
      </Loaded>
    </div>
  );
}
