import type { Db } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import * as uploads from "../upload/upload.repository.ts";
import { storeChange } from "./event.service.ts";

/** Who organizes an event; rights come after events, so this is handed over. */
export type FindManagers = (db: Db, eventId: number) => Promise<number[]>;

/** Sets or takes away an event's logo or cover photo: an image of the caller, or of somebody who organizes the event. */
export async function changeImage(
  { db, findManagers }: { db: Db; findManagers: FindManagers },
  caller: UserCaller,
  eventId: number,
  image: { logo: string | null } | { coverPhoto: string | null },
): Promise<EventRow> {
  const address = "logo" in image ? image.logo : image.coverPhoto;
  return storeChange(db, caller, eventId, async (trx, before) => {
    const isShown = address === null || address === ("logo" in image ? before.logo : before.coverPhoto);
    const holders = [caller.userId, ...(await findManagers(trx, eventId))];
    if (!isShown && !(await uploads.isHeldByAny(trx, address, holders)))
      throw new ProblemError("upload-not-found");
    return image;
  });
}
