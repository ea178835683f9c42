import type { CheckInAngler } from "@tightlines/contract/check-in";
import { formatTime } from "../../lib/time/format-zone.ts";
import { m } from "../../paraglide/messages.js";
import { nameOf } from "../angler/angler-name.ts";
import { presenceLabel } from "../angler/presence-label.ts";
import type { FoundCode } from "./check-in-state.ts";

/** "Present, 08:12, Sam Brook": what somebody said last about an angler. */
export function saidAbout({ presence, checkIn }: CheckInAngler, timeZone: string): string {
  if (!checkIn) return presenceLabel(presence);
  const time = formatTime(checkIn.madeAt, timeZone);
  const said = { presence: presenceLabel(presence), time };
  return checkIn.by === null ? m.check_in_said(said) : m.check_in_said_by({ ...said, name: checkIn.by });
}

/** The team, and whether they are a reserve. */
export function factsOf({ teamName, isReserve }: CheckInAngler): string {
  return [teamName, isReserve ? m.check_in_reserve() : null].filter((fact) => fact !== null).join(" · ");
}

/** Why a code checks nobody in. */
export function codeSentence(found: Exclude<FoundCode, { kind: "people" }>): string {
  switch (found.kind) {
    case "no-code":
      return m.check_in_code_none();
    case "other-event":
      return m.check_in_code_other_event();
    case "unknown":
      return m.check_in_code_unknown();
    case "cancelled":
      return m.check_in_code_cancelled();
    case "unconfirmed":
      return m.check_in_code_unconfirmed();
    case "unlisted":
      return m.check_in_code_unlisted(found);
  }
}

/** What a scan did, or found already done. */
export function scanSentence(angler: CheckInAngler, wasPresent: boolean, timeZone: string): string {
  const name = nameOf(angler);
  if (!wasPresent) return m.check_in_scanned({ name });
  return m.check_in_already({ name, said: saidAbout(angler, timeZone) });
}
