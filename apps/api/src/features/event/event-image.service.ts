import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import * as uploads from "../upload/upload.repository.ts";
import { storeChange } from "./event.service.ts";

/** Sets or takes away an event's logo or cover photo. Only what was uploaded here can be shown. */
export async function changeImage(
  db: Kysely<Schema>,
  caller: UserCaller,
  eventId: number,
  image: { logo: string | null } | { coverPhoto: string | null },
): Promise<EventRow> {
  const address = "logo" in image ? image.logo : image.coverPhoto;
  return storeChange(db, caller, eventId, async (trx) => {
    if (address !== null && !(await uploads.existsByUrl(trx, address)))
      throw new ProblemError("upload-not-found");
    return image;
  });
}
