import { toSnakeCase } from "@tightlines/contract/wire/case";
import { letOthersGoOn } from "../let-others-go-on.ts";

/** Takes about a millisecond. */
const ROWS_AT_ONCE = 10;

/**
 * An answer as JSON. A long list is written in parts, so that nobody else waits for all of it; not within a transaction, which
 * others wait for.
 */
export async function writeAnswer(answer: object, { inParts }: { inParts: boolean }): Promise<string> {
  const { data, ...rest } = answer as { data?: unknown };
  if (!inParts || !Array.isArray(data) || data.length <= ROWS_AT_ONCE)
    return JSON.stringify(toSnakeCase(answer));
  const parts: string[] = [];
  const keys = new Map<string, string>();
  for (let from = 0; from < data.length; from += ROWS_AT_ONCE) {
    if (from > 0) await letOthersGoOn();
    parts.push(JSON.stringify(toSnakeCase(data.slice(from, from + ROWS_AT_ONCE), keys)).slice(1, -1));
  }
  const others = JSON.stringify(toSnakeCase(rest)).slice(1, -1);
  return `{"data":[${parts.join(",")}]${others && `,${others}`}}`;
}
