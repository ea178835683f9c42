import type { ResultRow } from "@tightlines/contract/result/result-table";
import type { Sheet } from "@tightlines/contract/sheet";

/** A table of results: one line for everybody, with what each session brought in columns of its own; or one session alone. */
export function resultSheet(rows: readonly ResultRow[], tableId: string, session?: number): Sheet {
  const numbers = [
    ...new Set(rows.flatMap(({ rounds }) => rounds.map(({ sessionNumber }) => sessionNumber))),
  ];
  const sessions = numbers.toSorted((a, b) => a - b);
  return {
    name: session === undefined ? `Results ${tableId}` : `Results session ${session}`,
    header: [
      "Place",
      "Shared by",
      "Number",
      "Name",
      "Team",
      "Category",
      "Session",
      "Sector",
      ...sessions.flatMap((number) => [`Session ${number}`, `Session ${number} counts`]),
      "Fish",
      "Catch",
      "Points",
      "Status",
      "Decided by a tie-break",
    ],
    rows: rows.map((row) => [
      row.place,
      row.sharedBy,
      row.number,
      row.name,
      row.teamName,
      row.category,
      row.unit?.sessionNumber ?? null,
      row.sectorCode,
      ...sessions.flatMap((number) => {
        const round = row.rounds.find(({ sessionNumber }) => sessionNumber === number);
        return [round ? numberCell(round.points) : null, round?.counts ?? null];
      }),
      row.fishCount,
      numberCell(row.raw),
      numberCell(row.points),
      row.status,
      row.isDecidedByTie ? "yes" : "no",
    ]),
  };
}

/** A number that a spreadsheet can add up; a fraction such as 1/3 stays as it is written. */
export function numberCell(value: string): string | number {
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : value;
}
