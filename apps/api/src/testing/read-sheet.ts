import readXlsxFile from "read-excel-file/node";

/** The lines of a spreadsheet's first sheet, each as its cells by the words of the heading. */
export async function readSheet(bytes: Buffer): Promise<Record<string, unknown>[]> {
  const [sheet] = await readXlsxFile(bytes);
  const [heading = [], ...lines] = sheet!.data;
  return lines.map((line) => Object.fromEntries(heading.map((word, at) => [String(word), line[at]])));
}
