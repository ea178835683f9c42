import type { CheckInAngler, CheckInCode } from "@tightlines/contract/check-in";
import { hashCheckInCode } from "@tightlines/domain/registration/check-in-code";
import type { CodeRow, ListedAngler } from "./check-in.repository.ts";

export function presentAngler(row: ListedAngler): CheckInAngler {
  const { checkInId, revision: _revision, by, madeAt, receivedAt, ...angler } = row;
  return {
    ...angler,
    checkIn:
      checkInId && madeAt && receivedAt
        ? { id: checkInId, by, madeAt: madeAt.toISOString(), receivedAt: receivedAt.toISOString() }
        : null,
  };
}

/** Devices keep the list: nobody makes a stranger's code of what is on a lost one. */
export function presentCode(eventId: number, { code, ...row }: CodeRow): CheckInCode {
  return { ...row, hash: hashCheckInCode(eventId, code) };
}
