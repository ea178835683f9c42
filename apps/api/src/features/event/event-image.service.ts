import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import * as uploads from "../upload/upload.repository.ts";
import type { EventRights } from "./event-parts.ts";
import { storeChange } from "./event.service.ts";

/** Sets or takes away an event's logo or cover photo: an image of the caller, or of somebody who organizes the event. */
export async function changeImage(
  call: EventCall,
  image: { logo: string | null } | { coverPhoto: string | null },
  { findManagers }: EventRights,
): Promise<EventRow> {
  const address = "logo" in image ? image.logo : image.coverPhoto;
  return storeChange(call, async ({ trx, event, caller }) => {
    const isShown = address === null || address === ("logo" in image ? event.logo : event.coverPhoto);
    const holders = [caller.userId, ...(await findManagers(trx, event.id))];
    if (!isShown && !(await uploads.isHeldByAny(trx, address, holders)))
      throw new ProblemError("upload-not-found");
    return image;
  });
}
