import { cleanCell } from "@tightlines/domain/entry-list/read-cell";
import { type NameOrder, nameOrders, splitName } from "@tightlines/domain/entry-list/name-order";
import { m } from "../../paraglide/messages.js";
import { PlainSelect } from "../../ui/PlainField.tsx";
import styles from "./EntryListImport.module.css";

const SHOWN = 3;

export interface NameOrderChoiceProps {
  /** The whole names of the list. */
  names: readonly string[];
  order: NameOrder;
  onOrder: (order: NameOrder) => void;
}

/** How whole names are written, and how the first of them are read then. */
export function NameOrderChoice({ names, order, onOrder }: NameOrderChoiceProps) {
  const shown = [...new Set(names.map(cleanCell).filter(Boolean))].slice(0, SHOWN);
  return (
    <div className={styles.part}>
      <PlainSelect
        className={styles.order}
        label={m.sheet_name_order()}
        options={nameOrders.map((value) => ({ value, label: labels[value]() }))}
        value={order}
        onChange={({ currentTarget }) =>
          onOrder(nameOrders.find((each) => each === currentTarget.value) ?? "first-last")
        }
      />
      <p className={styles.help}>{m.sheet_name_order_help()}</p>
      <div className={styles.scroll}>
        <table className={styles.names}>
          <thead>
            <tr>
              <th scope="col">{m.sheet_name_written()}</th>
              <th scope="col">{m.sheet_name_first()}</th>
              <th scope="col">{m.sheet_name_last()}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((name) => (
              <NameRow key={name} name={name} order={order} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function NameRow({ name, order }: { name: string; order: NameOrder }) {
  const { firstName, lastName } = splitName(name, order);
  return (
    <tr>
      <td>{name}</td>
      <td>{firstName || "–"}</td>
      <td>{lastName || "–"}</td>
    </tr>
  );
}

const labels: Record<NameOrder, () => string> = {
  "first-last": m.sheet_name_order_first,
  "last-first": m.sheet_name_order_last,
};
