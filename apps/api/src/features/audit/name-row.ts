import { keyOfField } from "./audit-ids.ts";
import type { NamedValues } from "./named-row.repository.ts";

/** What ids are called, by `kind:id`. */
export type Names = ReadonlyMap<string, string>;

/**
 * What a row is called, without the word for what it is, which stands beside it: "Anna Berg, number 12", "B, North
 * bank". The same for a row that is there and for what the trail kept of one that is gone.
 */
export function nameRow(kind: string, values: NamedValues, names: Names): string | null {
  const { code, number, name, email } = values;
  if (kind === "rotation") return nameCell(values, names);
  if (kind === "draw") return nameDraw(values, names);
  if (kind === "security") return names.get(keyOfField("userId", values["userId"])) ?? null;
  if (kind === "registration") return joined(values["teamName"] || values["people"]);
  if (kind === "registration-message") return joined(values["subject"]);
  if (kind === "angler") return nameAngler(values);
  if (kind === "sector" || kind === "group") return joined(code, name);
  if (kind === "session") return joined(number, name);
  return joined(name ?? email ?? number);
}

function nameCell({ groupId, sessionId }: NamedValues, names: Names): string | null {
  const group = names.get(keyOfField("groupId", groupId));
  const session = names.get(keyOfField("sessionId", sessionId));
  return group && session ? `Group ${group} in session ${session}` : null;
}

function nameDraw({ anglerId, sessionId }: NamedValues, names: Names): string | null {
  const angler = names.get(keyOfField("anglerId", anglerId));
  const session = names.get(keyOfField("sessionId", sessionId));
  return angler && session ? `${angler} in session ${session}` : null;
}

function nameAngler({ firstName, lastName, number }: NamedValues): string | null {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return joined(name, typeof number === "number" ? `number ${number}` : null);
}

/** Null when nothing is known. */
function joined(...parts: unknown[]): string | null {
  const known = parts.filter((part) => typeof part === "number" || (typeof part === "string" && part !== ""));
  return known.join(", ") || null;
}
