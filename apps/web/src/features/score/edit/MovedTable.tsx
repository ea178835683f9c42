import { useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { ShowAll } from "../../../ui/ShowAll.tsx";
import type { Units } from "../measure.ts";
import { showValue } from "../show-value.ts";
import type { MovedTable as Table } from "./correction.queries.ts";
import styles from "./Moves.module.css";

/** Enough to see who gains and who loses; the rest is one tap away. */
const SHOWN_AT_ONCE = 8;

interface MovedTableProps {
  table: Table;
  units: Units;
  isAll?: boolean;
}

/** Who moves in one table, from where to where, in the order of the places they come to. */
export function MovedTable({ table, units, isAll = false }: MovedTableProps) {
  const [isWhole, setWhole] = useState(isAll);
  const body = useRef<HTMLTableSectionElement>(null);
  const sumOf = (position: Position) =>
    position ? showValue(position.points, table.measure, units) : m.correction_none();
  const shown = isWhole ? table.moves : table.moves.slice(0, SHOWN_AT_ONCE);
  return (
    <>
      <table className={`${styles.table} tabular`}>
        <caption>{titleOf(table)}</caption>
        <thead>
          <tr>
            <th scope="col">{table.lists === "teams" ? m.correction_team() : m.correction_angler()}</th>
            <th scope="col">{m.correction_place()}</th>
            <th scope="col">{table.unit ? m.correction_points() : m.correction_sum()}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {shown.map(({ id, name, before, after }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{fromTo(placeOf(before), placeOf(after))}</td>
              <td>{fromTo(sumOf(before), sumOf(after))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < table.moves.length && (
        <ShowAll count={table.moves.length} list={body} onShow={() => setWhole(true)} />
      )}
    </>
  );
}

type Position = Table["moves"][number]["before"];

function placeOf(position: Position): string {
  return position?.place == null ? m.correction_none() : String(position.place);
}

function fromTo(from: string, to: string): string {
  return from === to ? to : m.correction_from_to({ from, to });
}

function titleOf({ unit, classificationId }: Table): string {
  if (!unit) return m.correction_standings({ table: tableName(classificationId) });
  const { sessionNumber: number, kind, code } = unit;
  if (code === "") return m.correction_session({ number });
  if (kind === "boat") return m.correction_unit_boat({ number, code });
  return kind === "group"
    ? m.correction_unit_group({ number, code })
    : m.correction_unit_sector({ number, code });
}

const tables: Readonly<Record<string, () => string>> = {
  individual: m.correction_table_individual,
  team: m.correction_table_team,
  "biggest-fish": m.correction_table_biggest_fish,
};

/** Who has made a table of their own has named it. */
function tableName(id: string): string {
  return tables[id]?.() ?? id.replaceAll("-", " ");
}
