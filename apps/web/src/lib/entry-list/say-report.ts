import type { EntryListReport } from "@tightlines/contract/entry-list";
import { loadSay } from "../api/say-problem.ts";

/** The same report, with what is wrong and what is doubtful in the reader's language. */
export async function sayReport<Report extends EntryListReport>(report: Report): Promise<Report> {
  const say = await loadSay();
  const lines = report.lines.map((line) => ({
    ...line,
    problems: line.problems.map((problem) => ({ ...problem, detail: say(problem) })),
    warnings: line.warnings.map((warning) => ({ ...warning, detail: say(warning) })),
  }));
  return { ...report, lines };
}
