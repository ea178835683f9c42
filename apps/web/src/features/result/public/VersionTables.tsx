import type { WholeResultVersion } from "@tightlines/contract/result/result-version";
import { m } from "../../../paraglide/messages.js";
import type { Units } from "../../score/measure.ts";
import { showValue } from "../../score/show-value.ts";
import { shownPlace, tableName } from "../result-words.ts";
import { PersonLink } from "./PersonLink.tsx";
import styles from "./Whole.module.css";

interface VersionTablesProps {
  eventUrl: string;
  units: Units;
  tables: WholeResultVersion["tables"];
}

/** The tables as they were published under a number. */
export function VersionTables({ eventUrl, units, tables }: VersionTablesProps) {
  return tables.map((table) => (
    <section key={table.id} aria-labelledby={`table-${table.id}`}>
      <h3 id={`table-${table.id}`}>{tableName(table)}</h3>
      <table className={`${styles.table} tabular`}>
        <thead>
          <tr>
            <th scope="col">{m.result_whole_place()}</th>
            <th scope="col">{m.result_changes_who()}</th>
            <th scope="col">{m.result_whole_sum()}</th>
          </tr>
        </thead>
        <tbody>
          {table.standings.map((row) => (
            <tr key={row.id}>
              <td>{shownPlace(row)}</td>
              <th scope="row">
                <PersonLink eventUrl={eventUrl} {...row} />
              </th>
              <td>{showValue(row.points, table.measure, units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
