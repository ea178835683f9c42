import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { NeededColumn } from "@tightlines/domain/payment/bank-columns";
import { type BankFile, readBankFile } from "@tightlines/domain/payment/read-bank-file";
import { useState } from "react";
import { ChooseSheet } from "../../../../lib/entry-list/ChooseSheet.tsx";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/Button.tsx";
import { Card } from "../../../../ui/Card.tsx";
import styles from "./BankFile.module.css";
import { BankFileTrial } from "./BankFileTrial.tsx";

export interface BankFileImportProps {
  eventUrl: string;
  registrations: readonly RegistrationResponse[];
  /** What amounts are in where the bank does not say it. */
  currency: string;
}

/** First a file, then what it would pay. A file that is of no use says why, and another one can be chosen at once. */
export function BankFileImport({ eventUrl, registrations, currency }: BankFileImportProps) {
  const [file, setFile] = useState<BankFile | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);

  function read(rows: string[][]) {
    const outcome = readBankFile(rows, currency);
    const found = outcome.ok
      ? problemOf(outcome.value)
      : missingColumns(outcome.problem.facts["missing"] as readonly NeededColumn[]);
    setProblem(found);
    setFile(outcome.ok && !found ? outcome.value : null);
  }

  if (!file)
    return (
      <div className={styles.steps}>
        {problem && (
          <div className={styles.problem} role="alert">
            <p>{problem.sentence}</p>
            {problem.help && <p>{problem.help}</p>}
          </div>
        )}
        <ChooseSheet onRows={read} />
      </div>
    );
  return (
    <div className={styles.steps}>
      {file.unreadable.length > 0 && <Unreadable lines={file.unreadable} />}
      <BankFileTrial eventUrl={eventUrl} registrations={registrations} transactions={file.transactions} />
      <div>
        <Button variant="subtle" onClick={() => setFile(null)}>
          {m.sheet_other()}
        </Button>
      </div>
    </div>
  );
}

interface FileProblem {
  sentence: string;
  help?: string;
}

function problemOf({ transactions, unreadable }: BankFile): FileProblem | null {
  const count = transactions.length;
  if (count > WHOLE_LIST) return { sentence: m.desk_bank_too_long({ count, most: WHOLE_LIST }) };
  if (count > 0) return null;
  const lines = unreadable.length > 0 ? m.desk_bank_unreadable({ count: unreadable.length }) : "";
  return { sentence: [m.desk_bank_no_lines(), lines].filter(Boolean).join(" ") };
}

function missingColumns(missing: readonly NeededColumn[]): FileProblem {
  const columns = missing.map((column) => columnNames[column]()).join(", ");
  return { sentence: m.desk_bank_columns({ columns }), help: m.desk_bank_columns_help() };
}

const columnNames: Record<NeededColumn, () => string> = {
  date: m.desk_bank_column_date,
  amount: m.desk_bank_column_amount,
  message: m.desk_bank_column_message,
};

function Unreadable({ lines }: { lines: BankFile["unreadable"] }) {
  return (
    <Card>
      <p>
        {m.desk_bank_unreadable({ count: lines.length })} {m.desk_bank_lines_help()}
      </p>
      <ul className={styles.unreadable}>
        {lines.map(({ line, column }) => (
          <li key={line}>
            {column === "date"
              ? m.desk_bank_unreadable_date({ line })
              : m.desk_bank_unreadable_amount({ line })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
