import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DataTable } from "./DataTable.tsx";
import type { Column } from "./table-column.ts";

const columns: Column<number>[] = [
  { id: "peg", header: "Peg", cell: (peg) => `Peg ${peg}`, sortBy: (peg) => peg },
];

test("of a long list the first hundred are shown, and everything else speaks of all", () => {
  const html = show(1000);
  expect(html.match(/<th scope="row"/g)).toHaveLength(100);
  expect(html).toMatch(/Peg 1000<.*Peg 901</s);
  expect(html).not.toContain("Peg 900<");
  expect(html).toMatch(/aria-rowcount="1001"/);
  expect(html).toMatch(/1000 pegs.*Select all 1000.*Show all 1000/s);
});

test("a short list is shown whole", () => {
  const html = show(100);
  expect(html.match(/<th scope="row"/g)).toHaveLength(100);
  expect(html).not.toMatch(/aria-rowcount|Show all/);
});

test("all rows are ticked only when those below are, too", () => {
  expect(boxOfAll(show(1000, (peg) => peg > 900))).not.toContain("checked");
  expect(boxOfAll(show(1000, () => true))).toContain("checked");
});

function show(count: number, isSelected: (peg: number) => boolean = () => false): string {
  return renderToString(
    <DataTable
      caption="Pegs"
      columns={columns}
      rows={Array.from({ length: count }, (_, index) => index + 1)}
      rowKey={(peg) => peg}
      initialSorting={{ id: "peg", descending: true }}
      find={{ label: "Find a peg", count: (pegs) => `${pegs} pegs` }}
      selection={{ isSelected, onSelect: () => {}, label: (peg) => `Select ${peg}` }}
    />,
  );
}

function boxOfAll(html: string): string {
  return /<input[^>]*aria-label="Select all[^>]*>/.exec(html)![0];
}
