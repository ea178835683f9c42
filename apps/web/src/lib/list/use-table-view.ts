import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Sorting, TableView } from "../../ui/table-column.ts";
import { readTableSearch, type TableSearch } from "./table-search.ts";
import { useSearchSoon } from "./use-search-soon.ts";
import { useTyped } from "./use-typed.ts";

/**
 * A table whose words and order stand in the address, so that Back and a shared link bring them back. The route of the
 * page reads them with `readTableSearch`.
 */
export function useTableView(): TableView {
  const navigate = useNavigate();
  const { find = "", sort } = readTableSearch(useSearch({ strict: false }));
  const { typed, setTyped, noteSent } = useTyped(find);
  const choose = (next: TableSearch) =>
    void navigate({
      to: ".",
      search: ({ find: _words, sort: _order, ...others }) => ({ ...others, ...next }),
      replace: true,
      resetScroll: false,
    });
  const searchSoon = useSearchSoon((words) => {
    noteSent(words);
    choose({ ...(words && { find: words }), ...(sort && { sort }) });
  });
  const sorting = useMemo(() => (sort === undefined ? undefined : readSorting(sort)), [sort]);
  return {
    search: typed,
    onSearch: (words) => {
      setTyped(words);
      searchSoon(words);
    },
    sorting,
    onSort: ({ id, descending }) => choose({ ...(find && { find }), sort: descending ? `-${id}` : id }),
  };
}

function readSorting(sort: string): Sorting {
  return { id: sort.replace(/^-/, ""), descending: sort.startsWith("-") };
}
