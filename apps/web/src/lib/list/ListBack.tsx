import { Link } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { lastList, linkToList } from "./list-trail.ts";
import styles from "./ListBack.module.css";

export interface ListBackProps {
  /** The list's address. */
  list: string;
  /** What the list is called. */
  label: string;
  /** The row whose page this is, and where the page of a row is. */
  id: number;
  hrefOf: (id: number) => string;
  /** The list's own order, for whoever did not come from it. */
  rows: readonly { id: number }[] | undefined;
}

/** From a row's page to its list as it was left, and to the rows before and after it in that list's order. */
export function ListBack({ list, label, id, hrefOf, rows }: ListBackProps) {
  const trail = lastList(list);
  const order = trail?.ids.includes(id) ? trail.ids : (rows ?? []).map((row) => row.id);
  const here = order.indexOf(id);
  const [previous, next] = [order[here - 1], order[here + 1]];
  return (
    <>
      <Link {...linkToList(list)}>{label}</Link>
      {here !== -1 && order.length > 1 && (
        <nav className={styles.beside} aria-label={m.shell_neighbours()}>
          {previous !== undefined && <Link to={hrefOf(previous)}>{m.shell_neighbour_previous()}</Link>}
          <span className={styles.where}>
            {m.shell_neighbour_where({ place: here + 1, count: order.length })}
          </span>
          {next !== undefined && <Link to={hrefOf(next)}>{m.shell_neighbour_next()}</Link>}
        </nav>
      )}
    </>
  );
}
