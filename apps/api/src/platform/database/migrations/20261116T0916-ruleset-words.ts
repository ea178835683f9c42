import { type Kysely, sql } from "kysely";

/**
 * The values of a ruleset's enumerations are written like all others, "last-place" and not "lastPlace", and the price of a
 * withdrawal has the word that anglers have. Only what is an enumeration's value changes: names, codes and categories that
 * people chose stay as they are. The audit trail keeps what it recorded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["event", "event_ruleset"]) {
    const { rows } = await sql<{ at: string; ruleset: Json }>`
      select ctid::text as at, ruleset from ${sql.table(table)} for update
    `.execute(db);
    for (const { at, ruleset } of rows) {
      const words = JSON.stringify(renameWords(ruleset));
      await sql`update ${sql.table(table)} set ruleset = ${words}::jsonb where ctid = ${at}::tid`.execute(db);
    }
  }
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The switches that choose one of several words, and those that list some. */
const choices = new Set(["unit", "kind", "effect", "incomplete", "scores", "tieBreaksDecide"]);
const lists = new Set(["tieBreaks", "neverDrops"]);

export function renameWords(value: Json, name = ""): Json {
  if (typeof value === "string") return choices.has(name) ? rename(value) : value;
  if (Array.isArray(value))
    return value.map((item) =>
      lists.has(name) && typeof item === "string" ? rename(item) : renameWords(item),
    );
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      name === "prices" && key === "withdrew" ? "withdrawn" : key,
      renameWords(inner, key),
    ]),
  );
}

function rename(word: string): string {
  if (word === "withdrew") return "withdrawn";
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
