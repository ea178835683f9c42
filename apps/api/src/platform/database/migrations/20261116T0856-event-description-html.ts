import { type Kysely, sql } from "kysely";
import { renderMarkdown, renderPlain } from "../../markdown/render-markdown.ts";

const BATCH = 100;

/**
 * The HTML of a description is kept beside it. What is there already is rendered here, once; a text that would not be
 * taken any more, because it becomes too large, is shown as it was typed until somebody writes it anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event add column description_html text not null default ''`.execute(db);
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; description: string }>`
      select id, description from event where id > ${last} and description <> '' order by id limit ${BATCH}
    `.execute(db);
    for (const { id, description } of rows) {
      const html = renderMarkdown(description) ?? renderPlain(description);
      await sql`update event set description_html = ${html} where id = ${id}`.execute(db);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.id;
  }
}
