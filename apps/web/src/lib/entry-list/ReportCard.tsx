import type { EntryListReport } from "@tightlines/contract/entry-list";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Card } from "../../ui/Card.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import styles from "./EntryListImport.module.css";

export interface ReportCardProps {
  report: EntryListReport;
  /** The number of each line in the file. */
  lines: readonly number[];
  isLooking: boolean;
  isImporting: boolean;
  onLeaveOut: (lines: ReadonlySet<number>) => void;
  onImport: () => void;
}

/** What importing would do, and what keeps it from happening. */
export function ReportCard({ report, lines, isLooking, isImporting, onLeaveOut, onImport }: ReportCardProps) {
  const counts = { add: 0, change: 0, same: 0, wrong: 0 };
  for (const { outcome } of report.lines) counts[outcome] += 1;
  const wrong = report.lines.flatMap((line, index) =>
    line.outcome === "wrong" ? [{ ...line, number: lines[index] ?? index + 1 }] : [],
  );
  const isNothing = counts.add + counts.change + counts.wrong === 0;
  return (
    <Card title={m.sheet_report_title()}>
      <div className={styles.counts} aria-live="polite" aria-busy={isLooking}>
        {counts.add > 0 && <Badge tone="reed">{m.sheet_report_add({ count: counts.add })}</Badge>}
        {counts.change > 0 && <Badge tone="water">{m.sheet_report_change({ count: counts.change })}</Badge>}
        {counts.same > 0 && <Badge>{m.sheet_report_same({ count: counts.same })}</Badge>}
        {counts.wrong > 0 && <Badge tone="clay">{m.sheet_report_wrong({ count: counts.wrong })}</Badge>}
      </div>
      {report.newTeams.length > 0 && <p>{m.sheet_report_teams({ names: report.newTeams.join(", ") })}</p>}
      {report.transfers.length > 0 && (
        <>
          <p>{m.sheet_report_transfers({ count: report.transfers.length })}</p>
          <ul>
            {report.transfers.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {isNothing && <p>{m.sheet_nothing()}</p>}
      {wrong.length > 0 && (
        <>
          <p>{m.sheet_wrong_help()}</p>
          <WrongLines rows={wrong} />
          <Button
            className={styles.act}
            onClick={() => onLeaveOut(new Set(wrong.map(({ number }) => number)))}
          >
            {m.sheet_leave_out({ count: wrong.length })}
          </Button>
        </>
      )}
      {wrong.length === 0 && !isNothing && (
        <Button variant="filled" onClick={onImport} loading={isImporting} disabled={isLooking}>
          {isImporting ? m.sheet_importing() : m.sheet_import()}
        </Button>
      )}
    </Card>
  );
}

type WrongLine = EntryListReport["lines"][number] & { number: number };

function WrongLines({ rows }: { rows: readonly WrongLine[] }) {
  return (
    <DataTable
      caption={m.sheet_wrong_title()}
      rows={rows}
      rowKey={({ number }) => number}
      columns={[
        { id: "name", header: m.sheet_wrong_name(), cell: ({ name }) => name || "–" },
        {
          id: "line",
          header: m.sheet_wrong_line(),
          align: "end",
          cell: ({ number }) => number,
          onPhone: "end",
        },
        {
          id: "why",
          header: m.sheet_wrong_why(),
          cell: ({ problems }) => problems.map(({ sentence }) => sentence).join(" "),
        },
      ]}
    />
  );
}
