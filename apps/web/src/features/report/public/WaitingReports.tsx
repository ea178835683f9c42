import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { WaitingReport } from "@tightlines/contract/report/report-response";
import type { SessionResponse } from "@tightlines/contract/session";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { fishLine } from "../../score/fish-line.ts";
import { waitingReportsQuery } from "./waiting-reports.queries.ts";

export interface WaitingReportsProps {
  event: EventResponse;
  session: SessionResponse;
}

/** The fish that no judge has decided about, whose photos are for the judges; while the event runs, the way to report one. */
export function WaitingReports({ event, session }: WaitingReportsProps) {
  const { data } = useQuery(waitingReportsQuery(useApi(), event.url, session.id));
  return (
    <>
      {event.status === "running" && (
        <p>
          <Link to="/events/$eventUrl/report" params={{ eventUrl: event.url }}>
            {m.report_link()}
          </Link>
        </p>
      )}
      {data && data.length > 0 && <Waiting event={event} reports={data} />}
    </>
  );
}

function Waiting({ event, reports }: { event: EventResponse; reports: readonly WaitingReport[] }) {
  return (
    <section aria-labelledby="waiting">
      <h3 id="waiting">{m.report_public_waiting({ count: reports.length })}</h3>
      <ul>
        {reports.map(({ id, anglerName, claim, isCounting }) => (
          <li key={id}>
            <strong>{anglerName}</strong> {fishLine(claim, event)}{" "}
            <Badge tone={isCounting ? "water" : "gravel"}>
              {isCounting ? m.report_public_counts() : m.report_public_not_yet()}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
