import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { FindList } from "./FindList.tsx";
import { searchableRows } from "./search-text.ts";

const anglers = ["José Núñez 12", "Åsa Berg 7", "Li Wu 120"];

test("the server renders the whole list, with the search above it", () => {
  const html = renderToString(
    <FindList
      label="Find an angler"
      rows={anglers}
      rowKey={(name) => name}
      searchText={(name) => name}
      count={(found) => `${found} anglers`}
    >
      {(name) => <b>{name}</b>}
    </FindList>,
  );
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).not.toMatch(/<(div|ul|li)[^>]* hidden/);
  expect(html).toMatch(/<search.*aria-label="Find an angler".*3 anglers.*José Núñez/s);
});

test.each([
  ["", [true, true, true]],
  ["nunez", [true, false, false]],
  [" 12  JOSE ", [true, false, false]],
  ["12", [true, false, true]],
  ["asa 12", [false, false, false]],
])("searching for %j", (search, found) => {
  expect(searchableRows(anglers, (name) => name)(search)).toEqual(found);
});
