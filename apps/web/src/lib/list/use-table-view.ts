import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Sorting, TableView } from "../../ui/table-column.ts";
import { readTableSearch, type TableSearch } from "./table-search.ts";
import { useSearchSoon } from "./use-search-soon.ts";
import { useTyped } from "./use-typed.ts";

/**
 * A table whose words and order stand in the address, so that Back and a shared link bring them back. The route of the
 * page reads them with `readTableSearch`. Both are shown at once: the address follows a moment later, and whoever presses
 * again meanwhile means what they see.
 */
export function useTableView(): TableView {
  const navigate = useNavigate();
  const { find = "", sort = "" } = readTableSearch(useSearch({ strict: false }));
  const words = useTyped(find);
  const order = useTyped(sort);
  const choose = (change: TableSearch) =>
    void navigate({
      to: ".",
      search: (before) => {
        const { find: _words, sort: _order, ...others } = before;
        return { ...others, ...readTableSearch({ ...before, ...change }) };
      },
      replace: true,
      resetScroll: false,
    });
  const searchSoon = useSearchSoon((next) => {
    words.noteSent(next);
    choose({ find: next });
  });
  const sorting = useMemo(() => (order.typed === "" ? undefined : readSorting(order.typed)), [order.typed]);
  return {
    search: words.typed,
    onSearch: (next) => {
      words.setTyped(next);
      searchSoon(next);
    },
    sorting,
    onSort: ({ id, descending }) => {
      const next = descending ? `-${id}` : id;
      order.setTyped(next);
      order.noteSent(next);
      choose({ sort: next });
    },
  };
}

function readSorting(sort: string): Sorting {
  return { id: sort.replace(/^-/, ""), descending: sort.startsWith("-") };
}
