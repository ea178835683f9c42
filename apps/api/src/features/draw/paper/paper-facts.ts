import { isByDraw } from "@tightlines/domain/draw/draw-source";
import type { Db } from "../../../platform/database/schema.ts";
import type { EventRow } from "../../../platform/database/tables/event.table.ts";
import type { AnglerUses } from "../../angler/angler-uses.ts";
import { showName } from "../../angler/angler.presenter.ts";
import { getEvent } from "../../event/event.service.ts";
import { type PaperSector, printSector } from "../../sector/sector.paper.ts";
import * as sectors from "../../sector/sector.repository.ts";
import { type PaperSession, printSession } from "../../session/session.paper.ts";
import * as sessions from "../../session/session.repository.ts";
import * as draws from "../draw.repository.ts";
import { findPaperRounds, type PaperRound } from "./paper-duels.ts";

/** Everything that a paper about a draw can show. */
export interface PaperFacts {
  event: EventRow;
  sessions: readonly PaperSession[];
  places: readonly PaperPlace[];
  /** Of duels. */
  rounds: readonly PaperRound[];
}

/** Where one angler fishes in one session, by the names that everybody may see. */
export interface PaperPlace {
  session: PaperSession;
  sector: PaperSector;
  pegId: number;
  peg: string;
  teamId: number | null;
  team: string;
  number: string;
  name: string;
  note: string | null;
}

/** Names are those for everybody, whoever prints: a paper is put up and left lying, and nobody can take it back. */
export async function findPaperFacts(
  db: Db,
  eventId: number,
  uses: Pick<AnglerUses, "hidesMinors">,
): Promise<PaperFacts> {
  const event = await getEvent(db, eventId);
  const viewer = { isOrganizer: false, hidesMinors: await uses.hidesMinors(db, eventId) };
  const sectorOf = new Map((await sectors.findAll(db, eventId)).map((row) => [row.id, printSector(row)]));
  const printed = (await sessions.findAll(db, eventId)).map((row) => printSession(row, event.timeZone));
  const sessionOf = new Map(printed.map((session) => [session.id, session]));
  const rows = await draws.findListedAll(db, eventId);
  const places = rows.map((row) => ({
    session: sessionOf.get(row.sessionId)!,
    sector: sectorOf.get(row.sectorId)!,
    pegId: row.pegId,
    peg: String(row.pegNumber),
    teamId: row.teamId,
    team: row.teamName ?? "",
    number: String(row.anglerNumber),
    name: `${row.firstName} ${showName(row, viewer).lastName}`,
    note: noteOf(row),
  }));
  const rounds = await findPaperRounds(db, eventId, printed, viewer.hidesMinors);
  return { event, sessions: printed, places, rounds };
}

/** What was not drawn is marked as such, with its reason, as on the public page. */
function noteOf({ source, reason }: Pick<draws.ListedDraw, "source" | "reason">): string | null {
  if (isByDraw(source)) return null;
  const how = { manual: "Placed by hand", repaired: "By a repair of the draw", substitution: "Reserve" }[
    source
  ];
  return reason ? `${how}: ${reason}` : how;
}
