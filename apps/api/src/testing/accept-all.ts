export interface ReportedWarning {
  code: string;
  facts: Record<string, string | number>;
  detail: string;
}

/** What a person sends who has looked at every warning of a trial. */
export function acceptAll(lines: readonly { warnings: readonly ReportedWarning[] }[]) {
  return lines.flatMap(({ warnings }, line) => warnings.map(({ code, facts }) => ({ line, code, facts })));
}
