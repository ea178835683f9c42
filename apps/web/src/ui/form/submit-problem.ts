/** What a refused submission says: a sentence for the whole, and sentences for single fields. */
export interface SubmitProblem {
  detail: string | null;
  fields: Readonly<Record<string, readonly string[]>>;
}

/** Reads the shape of the API's errors without depending on the client that throws them. */
export function readSubmitProblem(error: unknown): SubmitProblem {
  if (typeof error !== "object" || error === null) return { detail: null, fields: {} };
  const detail = "detail" in error && typeof error.detail === "string" ? error.detail : null;
  const fields = "fields" in error && isRecord(error.fields) ? readFields(error.fields) : {};
  return { detail, fields };
}

export interface Versioned {
  revision: number;
}

/** What a refusal says is stored now, when something older was to be changed. */
export function readStored(error: unknown): { current: Versioned; changedBy: string | null } | null {
  if (!isRecord(error) || !isVersioned(error["current"])) return null;
  const { current, changedBy } = error;
  return { current, changedBy: typeof changedBy === "string" ? changedBy : null };
}

function isVersioned(value: unknown): value is Versioned {
  return isRecord(value) && typeof value["revision"] === "number";
}

function readFields(fields: Record<string, unknown>): Record<string, string[]> {
  const entries = Object.entries(fields).map(([name, said]) => [name, sentences(said)] as const);
  return Object.fromEntries(entries.filter(([, said]) => said.length > 0));
}

function sentences(said: unknown): string[] {
  return (Array.isArray(said) ? said : [said]).filter((one): one is string => typeof one === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
