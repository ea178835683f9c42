import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { ResultTables } from "@tightlines/contract/result/result-table";
import type { ReactNode } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { eventQuery } from "../../event/event.queries.ts";
import { useLive } from "../../event/use-live.ts";
import { resultTablesQuery } from "../result.queries.ts";
import { VersionsLink } from "./VersionsLink.tsx";
import { ResultViews, type ResultViewsProps } from "./ResultViews.tsx";
import styles from "./Results.module.css";

interface ResultFrameProps {
  eventUrl: string;
  sums?: ResultViewsProps["sums"];
  children: (tables: ResultTables, event: EventResponse) => ReactNode;
}

/** What the pages of results have in common: the ways between them, and whether they can still change. */
export function ResultFrame({ eventUrl, sums, children }: ResultFrameProps) {
  const api = useApi();
  const { data: event } = useQuery(eventQuery(api, eventUrl));
  const query = useQuery({ ...resultTablesQuery(api, eventUrl), ...useLive(eventUrl) });
  return (
    <section className={styles.page} aria-labelledby="results">
      <Loaded query={query} skeleton={<TableSkeleton rows={10} columns={3} />}>
        {(tables) => (
          <>
            <h2 id="results" className={styles.title}>
              {m.result_title()}
              {!tables.isProvisional && <Badge tone="reed">{m.result_official()}</Badge>}
            </h2>
            {tables.sessions.every(({ rows }) => rows === 0) ? (
              <EmptyState drawing={<QuietWater />} sentence={m.result_empty()} />
            ) : (
              <>
                {tables.hiddenSession !== null && (
                  <p className={styles.state}>{m.result_hidden({ number: tables.hiddenSession })}</p>
                )}
                {tables.isProvisional && <p className={styles.state}>{m.result_provisional()}</p>}
                <ResultViews eventUrl={eventUrl} tables={tables} sums={sums} />
                {event && children(tables, event)}
                <VersionsLink eventUrl={eventUrl} tables={tables} />
                <p>
                  <Link to="/events/$eventUrl/results/pdf" params={{ eventUrl }}>
                    {m.result_paper_link()}
                  </Link>
                </p>
              </>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
