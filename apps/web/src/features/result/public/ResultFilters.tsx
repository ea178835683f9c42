import { useNavigate } from "@tanstack/react-router";
import type { ResultRow, ResultTables } from "@tightlines/contract/result/result-table";
import { m } from "../../../paraglide/messages.js";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import styles from "./Results.module.css";
import { readResultSearch, type ResultSearch, resultOrders } from "../result-search.ts";

/** What is typed to find somebody is sent with it. */
export const FILTER_FORM = "filters";

interface ResultFiltersProps {
  tables: ResultTables;
  search: ResultSearch;
  rows: readonly ResultRow[];
}

/** Those of one category, and another order: in the address, and a form that is sent without JavaScript. With it every choice counts at once. */
export function ResultFilters({ tables, search, rows }: ResultFiltersProps) {
  const navigate = useNavigate();
  const isOfTeams = rows[0]?.lists === "teams";
  const choose = (name: "category" | "order", value: string) =>
    void navigate({
      to: ".",
      search: readResultSearch({ ...search, [name]: value }),
      resetScroll: false,
      replace: true,
    });
  const orders = isOfTeams ? (["name"] as const) : resultOrders;
  return (
    <form
      id={FILTER_FORM}
      className={styles.filters}
      method="get"
      onSubmit={(submit) => submit.preventDefault()}
    >
      {search.table && <input type="hidden" name="table" value={search.table} />}
      {search.session && <input type="hidden" name="session" value={search.session} />}
      {!isOfTeams && tables.categories.length > 0 && (
        <PlainSelect
          name="category"
          aria-label={m.result_filter_category()}
          defaultValue={search.category ?? ""}
          options={[
            { value: "", label: m.result_filter_every_category() },
            ...tables.categories.map((category) => ({ value: category, label: category })),
          ]}
          onChange={({ currentTarget: { value } }) => choose("category", value)}
        />
      )}
      <PlainSelect
        name="order"
        aria-label={m.result_order()}
        defaultValue={search.order ?? ""}
        options={[
          { value: "", label: m.result_order_place() },
          ...orders.map((order) => ({ value: order, label: orderNames[order]() })),
        ]}
        onChange={({ currentTarget: { value } }) => choose("order", value)}
      />
      <noscript>
        <button type="submit">{m.ui_search_send()}</button>
      </noscript>
    </form>
  );
}

const orderNames = {
  name: m.result_order_name,
  number: m.result_order_number,
  team: m.result_order_team,
} as const;
