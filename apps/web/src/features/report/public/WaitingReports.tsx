import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { fishLine } from "../../score/fish-line.ts";
import { waitingReportsQuery } from "../report.queries.ts";
import styles from "./WaitingReports.module.css";

export interface WaitingReportsProps {
  event: EventResponse;
  session: SessionResponse;
}

/** The fish that anglers have reported and no judge has decided about. Photos are for the judges. */
export function WaitingReports({ event, session }: WaitingReportsProps) {
  const { data } = useQuery(waitingReportsQuery(useApi(), event.url, session.id));
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <h3 id="waiting">{m.report_public_waiting({ count: data.length })}</h3>
      <ul className={styles.list}>
        {data.map(({ id, anglerName, claim, isCounting }) => (
          <li key={id} className={styles.fish}>
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
