import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { type SubmitEvent, useState } from "react";
import { m } from "../../../../paraglide/messages.js";
import { Badge } from "../../../../ui/Badge.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { Card } from "../../../../ui/Card.tsx";
import { type Assigned, type BankLine, countPaid } from "./bank-lines.ts";
import styles from "./BankFile.module.css";
import { IgnoredLines, MatchedLines, UnclearLines } from "./BankLines.tsx";

export interface BankFileReportProps {
  lines: readonly BankLine[];
  registrations: readonly RegistrationResponse[];
  isLooking: boolean;
  isImporting: boolean;
  onImport: (assigned: Assigned[]) => void;
}

/** What the file would pay, what somebody has to look at, and what pays for nobody. */
export function BankFileReport(props: BankFileReportProps) {
  const { lines, registrations, isLooking, isImporting, onImport } = props;
  /** Whom an unclear line pays for, by its fingerprint. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const matched = lines.filter(({ outcome }) => outcome === "matched");
  const unclear = lines.filter(({ outcome }) => outcome === "unclear");
  const ignored = lines.filter(({ outcome }) => outcome === "ignored");
  // What somebody chose may be clear after another look at the file.
  const assigned = unclear.flatMap(({ fingerprint }) => {
    const registrationId = chosen.get(fingerprint);
    return registrationId === undefined ? [] : [{ fingerprint, registrationId }];
  });
  const count = countPaid(lines, assigned);

  function choose(fingerprint: string, registrationId: number | null) {
    const next = new Map(chosen);
    if (registrationId === null) next.delete(fingerprint);
    else next.set(fingerprint, registrationId);
    setChosen(next);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onImport(assigned);
  }

  return (
    <Card title={m.desk_bank_report()}>
      <form className={styles.report} onSubmit={submit}>
        <div className={styles.counts} aria-live="polite" aria-busy={isLooking}>
          {matched.length > 0 && (
            <Badge tone="reed">{m.desk_bank_matched_count({ count: matched.length })}</Badge>
          )}
          {unclear.length > 0 && (
            <Badge tone="float">{m.desk_bank_unclear_count({ count: unclear.length })}</Badge>
          )}
          {matched.length + unclear.length === 0 && <p>{m.desk_bank_nothing()}</p>}
        </div>
        {matched.length > 0 && <MatchedLines lines={matched} />}
        {unclear.length > 0 && (
          <>
            <h3 className={styles.title}>{m.desk_bank_unclear()}</h3>
            <p>{m.desk_bank_unclear_help()}</p>
            <UnclearLines lines={unclear} registrations={registrations} chosen={chosen} onChoose={choose} />
          </>
        )}
        {ignored.length > 0 && (
          <details className={styles.ignored}>
            <summary>{m.desk_bank_ignored({ count: ignored.length })}</summary>
            <IgnoredLines lines={ignored} />
          </details>
        )}
        {count > 0 && (
          <div>
            <Button type="submit" variant="filled" loading={isImporting} disabled={isLooking}>
              {isImporting ? m.desk_bank_importing() : m.desk_bank_import({ count })}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
