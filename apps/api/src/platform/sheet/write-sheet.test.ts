import readXlsxFile from "read-excel-file/node";
import { expect, test } from "vitest";
import { writeSheet } from "./write-sheet.ts";

const sheet = {
  name: "Anglers: Žďár [2027]",
  header: ["Number", "Name", "Club"],
  rows: [
    [1, "Jan Novák", 'The "Weir", Žďár'],
    [-2, '=HYPERLINK("http://evil.example","Click")', "+420 123"],
    [3, " @SUM(A1)", null],
    [4, "two\nlines", "-5"],
  ],
};

test("a CSV file says that it is UTF-8, quotes what needs it and defuses formulas", async () => {
  const text = (await writeSheet("csv", sheet)).toString();
  expect(text).toBe(
    [
      "\uFEFFNumber,Name,Club",
      '1,Jan Novák,"The ""Weir"", Žďár"',
      `-2,"'=HYPERLINK(""http://evil.example"",""Click"")",'+420 123`,
      "3,' @SUM(A1),",
      `4,"two\nlines",'-5`,
      "",
    ].join("\r\n"),
  );
});

test("an XLSX file holds the same cells, formulas as plain text", async () => {
  const file = await writeSheet("xlsx", sheet);
  const [read] = await readXlsxFile(file);
  expect(read?.sheet).toBe("Anglers  Žďár  2027 ");
  expect(read?.data[0]).toEqual(sheet.header);
  expect(read?.data.slice(1)).toEqual(
    sheet.rows.map((row) => row.map((cell) => (typeof cell === "string" ? cell.trim() : cell))),
  );
  expect(file.includes("<f>")).toBe(false);
});

test("characters that XML forbids do not break the file", async () => {
  const file = await writeSheet("xlsx", { name: "A", header: ["a"], rows: [["bell \u0007 and \uFFFE"]] });
  await expect(readXlsxFile(file)).resolves.toHaveLength(1);
});
