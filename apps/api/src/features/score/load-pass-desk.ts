import type { PassDesk } from "@tightlines/contract/score/pass-desk";
import { outsidePass, passState } from "@tightlines/domain/pass/pass-state";
import type { Db } from "../../platform/database/schema.ts";
import type { PassRow } from "../../platform/database/tables/pass.table.ts";
import { presentDraw } from "../draw/draw.presenter.ts";
import * as draws from "../draw/draw.repository.ts";
import { presentEventSpecies } from "../event-species/event-species.presenter.ts";
import * as eventSpecies from "../event-species/event-species.repository.ts";
import { getEvent } from "../event/event.service.ts";
import { presentSector } from "../sector/sector.presenter.ts";
import { withPegs } from "../sector/sector-reading.service.ts";
import * as sectors from "../sector/sector.repository.ts";
import { presentSession } from "../session/session.presenter.ts";
import * as sessions from "../session/session.repository.ts";
import { keyOf } from "./score-desk.ts";
import { presentScores } from "./score.presenter.ts";
import * as scores from "./score.repository.ts";

/** A stranger who finds a pass on the bank learns no more of those under age than every visitor. */
const viewer = { isOrganizer: false, hidesMinors: true };

/** What lies within a pass, with the names that everybody may see. */
export async function loadPassDesk(db: Db, pass: PassRow, now: Date): Promise<PassDesk> {
  const { eventId, id, name, expiresAt, sessionIds, sectorIds } = pass;
  const { url, name: eventName, timeZone, ruleset } = await getEvent(db, eventId);
  const isWithin = (place: { sessionId: number; sectorId: number | null }) => !outsidePass(pass, place);
  const held = await sessions.findAll(db, eventId);
  const water = await withPegs(db, eventId, await sectors.findAll(db, eventId));
  const drawn = await draws.findListedAll(db, eventId);
  const sectorOf = new Map(drawn.map((seat) => [keyOf(seat), seat.sectorId]));
  const entered = (await scores.findAllListed(db, eventId)).filter(({ sessionId, anglerId }) =>
    isWithin({ sessionId, sectorId: sectorOf.get(keyOf({ sessionId, anglerId })) ?? null }),
  );
  return {
    pass: {
      id,
      name,
      expiresAt: expiresAt.toISOString(),
      state: passState(pass, now) === "expired" ? "expired" : "valid",
      sessionIds,
      sectorIds,
    },
    event: { id: eventId, url, name: eventName, timeZone },
    ruleset,
    species: (await eventSpecies.findAll(db, eventId)).map(presentEventSpecies),
    sessions: held
      .filter((session) => isWithin({ sessionId: session.id, sectorId: null }))
      .map(presentSession),
    sectors: water.map(presentSector),
    draws: drawn.filter(isWithin).map((seat) => presentDraw(seat, viewer)),
    scores: await presentScores(db, eventId, entered, viewer),
  };
}
