import { type Kysely, sql } from "kysely";

/** An invitation is somebody's word: it ends with the account of whoever gave it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from invitation where invited_by is null`.execute(db);
  await sql`
    alter table invitation
      drop constraint invitation_invited_by_fkey,
      alter column invited_by set not null,
      add foreign key (invited_by) references "user" (id) on delete cascade
  `.execute(db);
  await sql`create index invitation_by_inviter on invitation (invited_by)`.execute(db);
}
