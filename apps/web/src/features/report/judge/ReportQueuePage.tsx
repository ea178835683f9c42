import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { reportStates, type ReportState } from "@tightlines/domain/report/report-state";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { bookQuery } from "../../score/decisions/decision.queries.ts";
import { TakeReports } from "../hand-over/TakeReports.tsx";
import { stateWords } from "../report-words.ts";
import { reportCodesQuery, reportsQuery } from "../report.queries.ts";
import { JudgeReports } from "./JudgeReports.tsx";
import styles from "./ReportQueuePage.module.css";

/** What anglers have reported, one photo after the other, to be decided with single keys. */
export function ReportQueuePage({ event }: { event: EventResponse }) {
  const api = useApi();
  const [state, setState] = useState<ReportState>("waiting");
  const book = useQuery(bookQuery(api, event.url));
  const codes = useQuery(reportCodesQuery(api, event.url));
  const reports = useQuery(reportsQuery(api, event.url, state));
  const address = `/events/${event.url}/report`;
  return (
    <Page
      title={m.report_queue_page()}
      description={m.report_queue_description()}
      back={
        <Link to="/events/$eventUrl/manage/scores" params={{ eventUrl: event.url }}>
          {m.score_back_to_list()}
        </Link>
      }
    >
      <p>
        {m.report_queue_address()}{" "}
        <Link to="/events/$eventUrl/report" params={{ eventUrl: event.url }}>
          {address}
        </Link>
      </p>
      <PlainSelect
        className={styles.filter}
        label={m.report_queue_show()}
        value={state}
        onChange={({ currentTarget }) => setState(currentTarget.value as ReportState)}
        options={reportStates.map((value) => ({ value, label: stateWords({ state: value, counted: null }) }))}
      />
      <Loaded query={book} skeleton={<FormSkeleton fields={3} />}>
        {(words) => (
          <Loaded query={codes} skeleton={<FormSkeleton fields={3} />}>
            {(known) => (
              <>
                <p className={styles.codes}>
                  {m.report_codes()}:{" "}
                  {words.sessions
                    .flatMap(({ id, number }) =>
                      known
                        .filter(({ sessionId }) => sessionId === id)
                        .map(({ code }) => m.report_code_of({ number, code })),
                    )
                    .join(", ")}
                </p>
                <TakeReports event={event} book={words} />
                <Loaded
                  query={reports}
                  skeleton={<FormSkeleton fields={3} />}
                  isEmpty={(rows) => rows.length === 0}
                  empty={
                    <EmptyState
                      drawing={<QuietWater />}
                      sentence={state === "waiting" ? m.report_queue_none() : m.report_queue_none_here()}
                    />
                  }
                >
                  {(rows) => <JudgeReports event={event} book={words} codes={known} reports={rows} />}
                </Loaded>
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}
