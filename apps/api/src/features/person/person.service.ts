import { randomInt } from "node:crypto";
import type { OwnPage } from "@tightlines/contract/person";
import { recordAudit } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Trx } from "../../platform/database/schema.ts";
import type { PersonRow } from "../../platform/database/tables/person.table.ts";
import type { UserCall } from "../../platform/http/call.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";
import * as people from "./person.repository.ts";

/** Whoever has agreed before keeps the address, and the day. */
export function agreeToPage({ db, caller }: UserCall): Promise<OwnPage> {
  return inTransaction(db, async (trx) => {
    const made = await people.insert(trx, caller.userId, makeUrl());
    if (!made) return presentOwn(await people.findByUser(trx, caller.userId));
    await note(trx, caller, { action: "publish", after: valuesOf(made) });
    return presentOwn(made);
  });
}

/** From the commit on, the page is one that never was. */
export function withdrawPage({ db, caller }: UserCall): Promise<OwnPage> {
  return inTransaction(db, async (trx) => {
    const gone = await people.deleteByUser(trx, caller.userId);
    if (gone) await note(trx, caller, { action: "withdraw", before: valuesOf(gone) });
    return presentOwn(undefined);
  });
}

export function presentOwn(row: PersonRow | undefined): OwnPage {
  return { url: row?.url ?? null, agreedAt: row?.agreedAt.toISOString() ?? null };
}

type Values = ReturnType<typeof valuesOf>;
type Change = { action: "publish"; after: Values } | { action: "withdraw"; before: Values };

async function note(trx: Trx, caller: UserCaller, change: Change): Promise<void> {
  await recordAudit(trx, { actor: actorOf(caller), noun: "user", nounId: caller.userId, ...change });
  await bumpRevisions(trx, ["people"]);
}

function valuesOf({ url, agreedAt }: PersonRow) {
  return { personUrl: url, agreedAt };
}

/** Without letters and digits that look alike: people read it to each other. Nobody finds a page by trying addresses. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const URL_LENGTH = 12;

function makeUrl(): string {
  return Array.from({ length: URL_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
