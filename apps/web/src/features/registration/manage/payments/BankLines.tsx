import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { formatDay } from "../../../../lib/time/format-day.ts";
import { m } from "../../../../paraglide/messages.js";
import { DataTable } from "../../../../ui/DataTable.tsx";
import { PlainSelect } from "../../../../ui/PlainField.tsx";
import type { Column } from "../../../../ui/table-column.ts";
import { formatFee, titleOf } from "../../registration-label.ts";
import { RegistrationStatusBadge } from "../../RegistrationStatusBadge.tsx";
import { type BankLine, listPayable } from "./bank-lines.ts";
import { amountOf, payerOf, remarksOf, sayWhy } from "./bank-words.ts";
import styles from "./BankFile.module.css";

export function MatchedLines({ lines }: { lines: readonly BankLine[] }) {
  return (
    <DataTable
      caption={m.desk_bank_matched()}
      rows={lines}
      rowKey={keyOf}
      columns={[whoColumn(), amountColumn(), payerColumn()]}
    />
  );
}

export interface UnclearLinesProps {
  lines: readonly BankLine[];
  registrations: readonly RegistrationResponse[];
  /** Whom a line pays for, by its fingerprint. */
  chosen: ReadonlyMap<string, number>;
  onChoose: (fingerprint: string, registrationId: number | null) => void;
}

export function UnclearLines({ lines, ...choosing }: UnclearLinesProps) {
  return (
    <DataTable
      caption={m.desk_bank_unclear()}
      rows={lines}
      rowKey={keyOf}
      columns={[
        payerColumn(),
        amountColumn(),
        {
          id: "why",
          header: m.desk_bank_column_why(),
          cell: ({ why, name }) => [sayWhy(why), name && m.desk_bank_probably({ name })].join(" "),
        },
        choiceColumn(choosing),
      ]}
    />
  );
}

export function IgnoredLines({ lines }: { lines: readonly BankLine[] }) {
  return (
    <DataTable
      caption={m.desk_bank_ignored_table()}
      rows={lines}
      rowKey={keyOf}
      columns={[
        payerColumn(),
        amountColumn(),
        { id: "why", header: m.desk_bank_column_why(), cell: ({ why }) => sayWhy(why) },
      ]}
    />
  );
}

/** A payment that comes after a cancellation is found as well: whoever imports it should know. */
function Who({ line: { name, registration } }: { line: BankLine }) {
  return (
    <span className={styles.who}>
      {name}
      {registration && registration.status !== "confirmed" && <RegistrationStatusBadge {...registration} />}
    </span>
  );
}

function whoColumn(): Column<BankLine> {
  return { id: "who", header: m.desk_bank_column_for(), cell: (line) => <Who line={line} /> };
}

function choiceColumn({
  registrations,
  chosen,
  onChoose,
}: Omit<UnclearLinesProps, "lines">): Column<BankLine> {
  return {
    id: "for",
    header: m.desk_bank_column_for(),
    cell: ({ fingerprint, transaction, registrationId }) => (
      <PlainSelect
        className={styles.choice}
        aria-label={m.desk_bank_for({ payer: payerOf(transaction), amount: amountOf(transaction) })}
        options={[
          { value: "", label: m.desk_bank_nobody() },
          ...listPayable(registrations, registrationId).map(choiceOf),
        ]}
        value={chosen.get(fingerprint) ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChoose(fingerprint, value === "" ? null : Number(value))
        }
      />
    ),
  };
}

function payerColumn(): Column<BankLine> {
  return {
    id: "payer",
    header: m.desk_bank_column_payer(),
    cell: ({ transaction }) => (
      <>
        {payerOf(transaction)}
        <div className={styles.remarks}>
          {[formatDay(transaction.bookedOn), remarksOf(transaction)].filter(Boolean).join(" · ")}
        </div>
      </>
    ),
  };
}

function amountColumn(): Column<BankLine> {
  return {
    id: "amount",
    header: m.desk_bank_column_amount_head(),
    align: "end",
    cell: ({ transaction }) => amountOf(transaction),
    onPhone: "end",
  };
}

function choiceOf(registration: RegistrationResponse): { value: string; label: string } {
  const { id, reference, fee, currency } = registration;
  return {
    value: String(id),
    label: m.desk_bank_choice({
      name: titleOf(registration),
      reference: reference ?? "",
      fee: fee === null || currency === null ? "" : formatFee(fee, currency),
    }),
  };
}

function keyOf({ fingerprint }: BankLine): string {
  return fingerprint;
}
