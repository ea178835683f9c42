import type { Db } from "../../platform/database/schema.ts";
import { makeCode } from "../../platform/identity/secret-code.ts";
import * as calendars from "./calendar.repository.ts";

/** Gives somebody's calendar a new address, which nobody can guess and we do not keep: whoever lost it makes another. */
export async function makeCalendar(db: Db, userId: number): Promise<{ secret: string; createdAt: Date }> {
  const secret = makeCode();
  return { secret, createdAt: await calendars.store(db, userId, secret) };
}
