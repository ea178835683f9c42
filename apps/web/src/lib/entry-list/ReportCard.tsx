import type { AcceptedWarning, EntryListReport } from "@tightlines/contract/entry-list";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { type FormEvent, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { PlainCheckbox, PlainInput } from "../../ui/PlainField.tsx";
import styles from "./EntryListImport.module.css";
import {
  ChangedLines,
  DoubtfulLines,
  type NumberedLine,
  WrongLines,
  type WrongLinesProps,
} from "./ReportLines.tsx";

/** What only whoever imports can say. */
export interface ImportAnswers {
  reason?: string;
  acceptedWarnings: AcceptedWarning[];
}

export interface ReportCardProps {
  report: EntryListReport;
  /** Whether a reason for the changes of teams is needed. */
  asksWhy: boolean;
  /** What each field is called here. */
  labels: Readonly<Record<string, string>>;
  /** The number of each line in the file. */
  lines: readonly number[];
  cellsOf: WrongLinesProps["cellsOf"];
  isLooking: boolean;
  isImporting: boolean;
  onCell: WrongLinesProps["onCell"];
  onLeaveOut: (lines: ReadonlySet<number>) => void;
  onImport: (answers: ImportAnswers) => void;
}

/** What importing would do, and what keeps it from happening. */
export function ReportCard(props: ReportCardProps) {
  const { report, asksWhy, labels, lines, cellsOf, isLooking, isImporting, onCell, onLeaveOut, onImport } =
    props;
  const [reason, setReason] = useState("");
  // Other warnings than those somebody accepted are looked at anew.
  const [accepted, setAccepted] = useState<AcceptedWarning[]>([]);
  const all = report.lines.map((line, index) => ({ ...line, number: lines[index] ?? index + 1 }));
  const wrong = all.filter(({ outcome }) => outcome === "wrong");
  const doubtful = all.filter(({ warnings }) => warnings.length > 0);
  const changed = all.filter(({ outcome }) => outcome === "change");
  const warnings = warningsOf(report);
  const isNothing = all.every(({ outcome }) => outcome === "same");
  const hasTransfers = report.transfers.length > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    onImport({ acceptedWarnings: accepted, ...(asksWhy && { reason }) });
  }

  return (
    <Card title={m.sheet_report_title()}>
      <Counts lines={all} isLooking={isLooking} />
      {report.newTeams.length > 0 && <p>{m.sheet_report_teams({ names: report.newTeams.join(", ") })}</p>}
      {isNothing && <p>{m.sheet_nothing()}</p>}
      {changed.length > 0 && <ChangedLines rows={changed} labels={labels} />}
      {wrong.length > 0 && (
        <section className={styles.part}>
          <p>{m.sheet_wrong_help()}</p>
          <WrongLines rows={wrong} cellsOf={cellsOf} onCell={onCell} />
          <LeaveOut rows={wrong} onLeaveOut={onLeaveOut} />
        </section>
      )}
      <form className={styles.part} onSubmit={submit}>
        {doubtful.length > 0 && (
          <>
            <p>{m.sheet_doubt_help()}</p>
            <DoubtfulLines rows={doubtful} />
            <LeaveOut rows={doubtful} onLeaveOut={onLeaveOut} />
          </>
        )}
        {wrong.length === 0 && !isNothing && (
          <>
            {doubtful.length > 0 && (
              <PlainCheckbox
                label={m.sheet_doubt_accept({ count: doubtful.length })}
                checked={warnings.every((warning) => accepted.some((each) => isSame(each, warning)))}
                onChange={({ currentTarget }) => setAccepted(currentTarget.checked ? warnings : [])}
                required
              />
            )}
            {hasTransfers && <Transfers transfers={report.transfers} />}
            {asksWhy && <Reason reason={reason} onReason={setReason} />}
            <div>
              <Button type="submit" variant="filled" loading={isImporting} disabled={isLooking}>
                {isImporting ? m.sheet_importing() : m.sheet_import()}
              </Button>
            </div>
          </>
        )}
      </form>
    </Card>
  );
}

function warningsOf({ lines }: EntryListReport): AcceptedWarning[] {
  return lines.flatMap(({ warnings }, line) =>
    warnings.map(({ code, facts }) => ({ line, code, ...(facts && { facts }) })),
  );
}

function isSame(one: AcceptedWarning, other: AcceptedWarning): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function Counts({ lines, isLooking }: { lines: EntryListReport["lines"]; isLooking: boolean }) {
  const counts = { add: 0, change: 0, same: 0, wrong: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return (
    <div className={styles.counts} aria-live="polite" aria-busy={isLooking}>
      {counts.add > 0 && <Badge tone="reed">{m.sheet_report_add({ count: counts.add })}</Badge>}
      {counts.change > 0 && <Badge tone="water">{m.sheet_report_change({ count: counts.change })}</Badge>}
      {counts.same > 0 && <Badge>{m.sheet_report_same({ count: counts.same })}</Badge>}
      {counts.wrong > 0 && <Badge tone="clay">{m.sheet_report_wrong({ count: counts.wrong })}</Badge>}
    </div>
  );
}

function LeaveOut({
  rows,
  onLeaveOut,
}: {
  rows: readonly NumberedLine[];
  onLeaveOut: ReportCardProps["onLeaveOut"];
}) {
  return (
    <div>
      <Button onClick={() => onLeaveOut(new Set(rows.map(({ number }) => number)))}>
        {m.sheet_leave_out({ count: rows.length })}
      </Button>
    </div>
  );
}

function Transfers({ transfers }: Pick<EntryListReport, "transfers">) {
  return (
    <>
      <p>{m.sheet_report_transfers({ count: transfers.length })}</p>
      <ul className={styles.transfers}>
        {transfers.map((transfer) => (
          <li key={JSON.stringify(transfer)}>{m.sheet_report_transfer(transfer)}</li>
        ))}
      </ul>
    </>
  );
}

function Reason({ reason, onReason }: { reason: string; onReason: (reason: string) => void }) {
  return (
    <PlainInput
      label={m.sheet_report_reason()}
      value={reason}
      onChange={({ currentTarget }) => onReason(currentTarget.value)}
      // Blanks are no reason.
      pattern=".*\S.*"
      maxLength={REASON_MAX_LENGTH}
      required
    />
  );
}
