import type { ReportDesk } from "@tightlines/contract/report/report";
import { formatTime } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { sizeWords, stateTones, stateWords } from "../report-words.ts";
import type { WaitingReport } from "./report-desk.ts";
import styles from "./ReportPage.module.css";

export interface OwnReportsProps {
  desk: ReportDesk;
  waiting: readonly WaitingReport[];
  onAnswer: (id: string) => void;
  onSendAgain: (id: string) => void;
  onRemove: (id: string) => void;
}

/** What one has reported, the latest first: what waits on the device, and what the judges have said. */
export function OwnReports({ desk, waiting, onAnswer, onSendAgain, onRemove }: OwnReportsProps) {
  const { units, timeZone } = desk.event;
  const known = new Set(desk.reports.map(({ id }) => id));
  const here = waiting.filter(({ id }) => !known.has(id)).toReversed();
  const line = (species: string, size: string, caughtAt: string) =>
    m.report_own_line({ species, size, time: formatTime(caughtAt, timeZone) });
  return (
    <section className={styles.own}>
      <h2>{m.report_own()}</h2>
      {here.length + desk.reports.length === 0 && <p>{m.report_own_none()}</p>}
      <ul className={styles.list}>
        {here.map(({ id, body, answer }) => (
          <li key={id}>
            <span>
              {line(
                desk.choices.find((each) => each.id === body.speciesId)?.name ?? "",
                sizeWords(body, units),
                body.caughtAt,
              )}
            </span>
            {answer === null ? (
              <Badge>{m.report_on_device()}</Badge>
            ) : (
              <>
                <span role="alert">{m.report_refused({ detail: answer.detail ?? "" })}</span>
                <Button onClick={() => onSendAgain(id)}>{m.report_send_again()}</Button>
                <Button variant="subtle" onClick={() => onRemove(id)}>
                  {m.report_refused_seen()}
                </Button>
              </>
            )}
          </li>
        ))}
        {desk.reports.map((report) => (
          <li key={report.id}>
            <span>
              {line(report.claim.speciesName, sizeWords(report.claim, units), report.claim.caughtAt!)}
            </span>
            <Badge tone={stateTones[report.state]}>{stateWords(report)}</Badge>
            {report.state === "accepted" && report.counted && (
              <span>{m.report_counts_as({ size: sizeWords(report.counted, units) })}</span>
            )}
            {report.reason && <span>{report.reason}</span>}
            {report.state === "asked" && (
              <Button onClick={() => onAnswer(report.id)}>{m.report_answer()}</Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
