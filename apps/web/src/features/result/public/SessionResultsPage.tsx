import { getRouteApi } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import { SessionStatusBadge } from "../../session/SessionStatusBadge.tsx";
import { pickResultSession } from "../pick-result.ts";
import { ResultFrame } from "./ResultFrame.tsx";
import { ResultList } from "./ResultList.tsx";
import styles from "./Results.module.css";

const route = getRouteApi("/default/events/$eventUrl/results/$sessionNumber");

/** What one session brought everybody. */
export function SessionResultsPage() {
  const { eventUrl, sessionNumber } = route.useParams();
  const number = Number(sessionNumber);
  return (
    <ResultFrame eventUrl={eventUrl}>
      {(tables, { units }) => {
        const session = pickResultSession(tables, number);
        if (!session) return <p>{m.result_session_missing({ number })}</p>;
        return (
          <>
            <h3 className={styles.title}>
              {m.result_view_session({ number })} <SessionStatusBadge status={session.status} />
            </h3>
            <ResultList
              eventUrl={eventUrl}
              units={units}
              tables={tables}
              wish={{ session: session.id }}
              measure={tables.roundMeasure}
            />
          </>
        );
      }}
    </ResultFrame>
  );
}
