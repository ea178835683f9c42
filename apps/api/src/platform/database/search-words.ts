import { type RawBuilder, sql } from "kysely";

/**
 * Every word of a search must occur in the text, whatever its accents and case. `text` is the very expression
 * a trigram index stands on: `search_key(name || ' ' || email)`.
 */
export function containsWords(text: RawBuilder<string>, search: string): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter(Boolean);
  const conditions = words.map((word) => sql`${text} like '%' || ${literalKey(word)} || '%'`);
  return words.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Escaped after the accents are gone: a full-width "％" becomes a plain "%" only then. */
function literalKey(word: string): RawBuilder<string> {
  return sql`regexp_replace(search_key(${word}), ${String.raw`([\\%_])`}, ${String.raw`\\\1`}, 'g')`;
}
