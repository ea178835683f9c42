import type { PassDesk } from "@tightlines/contract/score/pass-desk";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
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
import * as anglers from "../angler/angler.repository.ts";
import { showName } from "../angler/angler.presenter.ts";
import * as species from "../species/species.repository.ts";
import { keyOf } from "./score-desk.ts";
import { presentScores } from "./score.presenter.ts";
import * as scores from "./score.repository.ts";

/** A stranger who finds a pass on the bank learns no more of those under age than every visitor. */
export const passViewer = { isOrganizer: false, hidesMinors: true };

/** What lies within a pass, with the names that everybody may see. */
export async function loadPassDesk(db: Db, pass: PassRow, now: Date): Promise<PassDesk> {
  const { eventId, id, name, expiresAt, sessionIds, sectorIds } = pass;
  const { url, name: eventName, timeZone, units, ruleset } = await getEvent(db, eventId);
  const held = await sessions.findAll(db, eventId);
  const water = await withPegs(db, eventId, await sectors.findAll(db, eventId));
  const parentOf = new Map(water.map((sector) => [sector.id, sector.parentId]));
  const isWithin = ({ sessionId, sectorId }: { sessionId: number; sectorId: number | null }) => {
    const parentSectorId = (sectorId && parentOf.get(sectorId)) ?? null;
    return !outsidePass(pass, { sessionId, sectorId, parentSectorId });
  };
  const drawn = await draws.findListedAll(db, eventId);
  const sectorOf = new Map(drawn.map((seat) => [keyOf(seat), seat.sectorId]));
  const entered = (await scores.findAllListed(db, eventId)).filter(({ sessionId, anglerId }) =>
    isWithin({ sessionId, sectorId: sectorOf.get(keyOf({ sessionId, anglerId })) ?? null }),
  );
  const within = held.filter((session) => isWithin({ sessionId: session.id, sectorId: null }));
  const seats = drawn.filter(isWithin);
  const chosen = await eventSpecies.findAll(db, eventId);
  return {
    pass: {
      id,
      name,
      expiresAt: expiresAt.toISOString(),
      state: passState(pass, now) === "expired" ? "expired" : "valid",
      sessionIds,
      sectorIds,
    },
    event: { id: eventId, url, name: eventName, timeZone, units },
    ruleset,
    species: chosen.map(presentEventSpecies),
    choices: await listChoices(db, chosen),
    sessions: within.map(presentSession),
    sectors: water.map(presentSector),
    anglers: (await findAnglers(db, eventId, within, drawn, seats)).map(presentAngler),
    draws: seats.map((seat) => presentDraw(seat, passViewer)),
    scores: await presentScores(db, eventId, entered, passViewer),
  };
}

/** Where a session has no draw, anybody may fish in it. */
async function findAnglers(
  db: Db,
  eventId: number,
  held: readonly { id: number }[],
  drawn: readonly { sessionId: number }[],
  seats: readonly { anglerId: number }[],
): Promise<anglers.TeamedAngler[]> {
  const drawnSessions = new Set(drawn.map(({ sessionId }) => sessionId));
  if (held.some(({ id }) => !drawnSessions.has(id))) return anglers.findAll(db, eventId);
  return anglers.findByIds(db, eventId, [...new Set(seats.map(({ anglerId }) => anglerId))]);
}

function presentAngler(angler: anglers.TeamedAngler): PassDesk["anglers"][number] {
  const { id, number, firstName, teamName } = angler;
  return { id, number, firstName, lastName: showName(angler, passViewer).lastName, teamName };
}

/** An event that has chosen none fishes for everything. */
export async function listChoices(
  db: Db,
  chosen: readonly eventSpecies.ChosenSpecies[],
): Promise<PassDesk["choices"]> {
  if (chosen.length > 0)
    return chosen.map(({ speciesId: id, name, code, latinName }) => ({ id, name, code, latinName }));
  const all = await species.findPage(db, { search: "" }, { limit: WHOLE_LIST, offset: 0 });
  return all.map(({ id, name, code, latinName }) => ({ id, name, code, latinName }));
}
