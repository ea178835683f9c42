import type { EventLayoutInput } from "@tightlines/contract/event-layout";
import { pegsPerSector, usualWater } from "@tightlines/domain/event/event-layout";
import { tell } from "@tightlines/contract/problem/problem";
import { MAX_PEGS } from "@tightlines/domain/sector/peg";
import { suggestSectorCodes } from "@tightlines/domain/sector/suggest-code";
import { daysBetween } from "@tightlines/domain/time/period";
import { addGroupSeries } from "../features/group/group.service.ts";
import { generateRotation } from "../features/rotation/rotation.service.ts";
import { addSectorSeries } from "../features/sector/sector-series.service.ts";
import { addSessionSeries } from "../features/session/session.service.ts";
import type { Trx } from "../platform/database/schema.ts";
import type { EventRow } from "../platform/database/tables/event.table.ts";
import { ProblemError } from "../platform/http/problem-error.ts";
import type { UserCaller } from "../platform/identity/caller.ts";

/** Builds what a match needs of a new event, as an organizer would noun by noun: each is checked and leaves its trail. */
export async function layOutEvent(
  trx: Trx,
  caller: UserCaller,
  event: EventRow,
  layout: EventLayoutInput,
): Promise<void> {
  const { id, url, startsOn, endsOn, ruleset } = event;
  const call = { db: trx, caller, event: { id, url, isHidden: true, right: "owner" as const } };
  requireRoomAtWater(layout);
  const { sectors, sessions, minutes, firstStart, pauseMinutes, rotates } = layout;
  await addSectorSeries(call, {
    codes: suggestSectorCodes([], sectors),
    kind: usualWater(ruleset.preset),
    pegCount: pegsPerSector(layout),
    isNumberedThrough: false,
    marksEnds: true,
  });
  await addSessionSeries(call, {
    kind: "official",
    count: sessions,
    days: Math.min(sessions, daysBetween(startsOn, endsOn) + 1),
    firstDay: startsOn,
    minutes,
    firstStart,
    pauseMinutes,
  });
  if (!rotates || sectors < 2) return;
  await addGroupSeries(call, sectors);
  // A group meets no sector twice; with fewer sessions than sectors it does not see them all.
  const coverage = sessions < sectors ? "most-sectors" : "every-sector";
  await generateRotation(call, { coverage, replace: false, reason: "" });
}

function requireRoomAtWater(layout: EventLayoutInput): void {
  if (pegsPerSector(layout) <= MAX_PEGS) return;
  throw new ProblemError("invalid-input", {
    fields: { "layout.sectors": [tell("too-few-sectors", { max: MAX_PEGS })] },
  });
}
