import type { ReportResponse } from "@tightlines/contract/report/report-response";
import { formatTime } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import type { ScoreBook } from "../../score/device/score-book.ts";
import { showLength, showWeight } from "../../score/measure.ts";
import { flagWords, sizeWords, stateTones, stateWords } from "../report-words.ts";
import styles from "./ReportQueuePage.module.css";

export interface ReportClaimProps {
  report: ReportResponse;
  book: ScoreBook;
  /** Of the session, as it should stand on the photo. */
  code: string;
}

/** What the angler says, with what is odd about it first. */
export function ReportClaim({ report, book, code }: ReportClaimProps) {
  const { units, timeZone } = book.event;
  const { claim, counted, place, state } = report;
  const flags = flagWords(report);
  const facts: [string, string][] = [
    [m.report_claim_species(), claim.speciesName],
    ...(claim.lengthMm === null
      ? []
      : [[m.report_claim_length(), showLength(claim.lengthMm, units)] as [string, string]]),
    ...(claim.weightGrams === null
      ? []
      : [[m.report_claim_weight(), showWeight(claim.weightGrams, units)] as [string, string]]),
    [m.report_claim_time(), formatTime(claim.caughtAt!, timeZone)],
    [m.report_claim_sent(), formatTime(report.createdAt, timeZone)],
    [
      m.report_claim_code(),
      report.hasCode ? m.report_claim_code_yes({ code }) : m.report_claim_code_no({ code }),
    ],
    ...(place ? [[m.report_claim_place(), `${place.latitude}, ${place.longitude}`] as [string, string]] : []),
  ];
  return (
    <>
      <h2>
        {report.anglerNumber} {report.anglerName}
      </h2>
      <p>
        {m.report_session({ number: report.sessionNumber })}{" "}
        <Badge tone={stateTones[state]}>{stateWords(report)}</Badge>
      </p>
      {flags.length > 0 && (
        <ul className={styles.flags}>
          {flags.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, words]) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {counted && <p>{m.report_counts_as({ size: sizeWords(counted, units) })}</p>}
      {report.decidedAt !== null && (
        <p>
          {m.report_decided({
            by: report.decidedBy ?? "",
            time: formatTime(report.decidedAt, timeZone),
            reason: report.reason,
          })}
        </p>
      )}
    </>
  );
}
