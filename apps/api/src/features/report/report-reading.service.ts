import type { ReportDesk } from "@tightlines/contract/report/report";
import type { PhotoFile } from "@tightlines/contract/photo";
import type { ReportResponse } from "@tightlines/contract/report/report-response";
import { isCodeTold } from "@tightlines/domain/report/may-report";
import type { CatchRules } from "@tightlines/domain/ruleset/catch-rules";
import { chooseSpecies } from "@tightlines/domain/ruleset/choose-species";
import type { Db } from "../../platform/database/schema.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import * as anglers from "../angler/angler.repository.ts";
import * as eventSpecies from "../event-species/event-species.repository.ts";
import { getEvent } from "../event/event.service.ts";
import { listChoices } from "../score/load-pass-desk.ts";
import { findDrawn } from "../score/score.repository.ts";
import { presentSession } from "../session/session.presenter.ts";
import * as sessions from "../session/session.repository.ts";
import { findCodes } from "./report-code.repository.ts";
import { photoPath, type PhotoWidth } from "./report-photo.ts";
import { presentOwnReport, presentReport } from "./report.presenter.ts";
import * as reports from "./report.repository.ts";

/** What somebody who fishes needs to report fish; without signal it is on their device. */
export async function getReportDesk({ db, caller, event }: EventCall): Promise<ReportDesk> {
  const { id, name, timeZone, units, ruleset } = await getEvent(db, event.id);
  const own = (await anglers.findAllByUser(db, caller.userId)).filter(({ eventId }) => eventId === id);
  const held = await sessions.findAll(db, id);
  const sessionIds = held.map((session) => session.id);
  const ownIds = own.map((angler) => angler.id);
  const drawn = await findDrawn(db, id, sessionIds, ownIds);
  const codes = own.length > 0 ? await findCodes(db, id) : new Map<number, string>();
  const now = new Date();
  const chosen = await eventSpecies.findAll(db, id);
  const rules = chooseSpecies(ruleset.catching, chosen);
  return {
    event: { id, name, timeZone, units },
    ruleset: { ...ruleset, catching: rules },
    choices: await listChoices(db, chosen),
    anglers: own.map((angler) => ({
      id: angler.id,
      number: angler.number,
      name: `${angler.firstName} ${angler.lastName}`,
      sessionIds: sessionIds.filter(
        (sessionId) =>
          !drawn.sessionIds.has(sessionId) ||
          drawn.seats.some((seat) => seat.sessionId === sessionId && seat.anglerId === angler.id),
      ),
    })),
    sessions: held.map((session) => ({
      ...presentSession(session),
      code: isCodeTold(session, now) ? (codes.get(session.id) ?? null) : null,
    })),
    reports: (await reports.findOwn(db, id, ownIds)).map((row) => presentOwnReport(row, rules)),
  };
}

/** Those who judge see every photo of the event, an angler their own; for everybody else there is none. */
export async function getPhoto(
  { db, caller, event }: EventCall,
  files: FileStore,
  id: string,
  width: PhotoWidth,
): Promise<PhotoFile> {
  const row = requireFound(await reports.findById(db, event.id, id), "report-not-found");
  if (!mayManage(event, caller, "event-scorer")) {
    const angler = await anglers.findById(db, event.id, row.anglerId);
    if (angler?.userId !== caller.userId) throw new ProblemError("report-not-found");
  }
  const bytes = requireFound(await files.read(photoPath(row, width)), "report-not-found");
  return { name: `report-${row.number}`, bytes };
}

export async function getReport(db: Db, eventId: number, id: string): Promise<ReportResponse> {
  const row = requireFound(await reports.findListed(db, eventId, id), "report-not-found");
  return presentReport(row, await findRules(db, eventId));
}

/** The rules with the species of the event, which say what is too small. */
export async function findRules(db: Db, eventId: number): Promise<CatchRules> {
  const { ruleset } = await getEvent(db, eventId);
  return chooseSpecies(ruleset.catching, await eventSpecies.findAll(db, eventId));
}
