import type { ReportFields } from "@tightlines/contract/report/report";
import type { ReportResponse } from "@tightlines/contract/report/report-response";
import { REPORTS_PER_SESSION } from "@tightlines/contract/limits";
import { tell } from "@tightlines/contract/problem/problem";
import { mayReport } from "@tightlines/domain/report/may-report";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import { trailReasons } from "../../platform/audit/trail-reasons.ts";
import { share } from "../../platform/database/lock-rows.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { ReportRow } from "../../platform/database/tables/report.table.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import * as anglers from "../angler/angler.repository.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { getEvent } from "../event/event.service.ts";
import { findSpeciesIds } from "../score/catch.repository.ts";
import { type PublishCorrections, scopeAbout } from "../score/publish-corrections.ts";
import { findDrawn } from "../score/score.repository.ts";
import { labelOf } from "../session/session-label.ts";
import * as sessions from "../session/session.repository.ts";
import { findSamePhoto, hashOf, readPhoto, type ReadPhoto, storePhoto } from "./report-photo.ts";
import { findRules } from "./report-reading.service.ts";
import { presentOwnReport } from "./report.presenter.ts";
import * as reports from "./report.repository.ts";
import { claimOf, settleScore } from "./settle-score.service.ts";

/**
 * Keeps what an angler reports. What is sent again is known by its id and answered as it stands. Whether they may report at
 * all is asked before the photo is looked at, which is the work.
 */
export async function addReport(
  call: EventCall,
  tools: ReportTools,
  file: Buffer,
  fields: ReportFields,
): Promise<ReportResponse> {
  const { db, event } = call;
  const known = await reports.findById(db, event.id, fields.id);
  if (known) requireSame(call, known, fields, hashOf(file));
  else {
    await requireMayReport(call, db, fields);
    const photo = await readPhoto(file);
    const scope = await scopeAbout(db, event.id, [fields.sessionId], {
      topics: ["report"],
      locks: [share("session", fields.sessionId)],
      keepsEvent: true,
    });
    await changeEventPart(call, scope, (change) => storeReport(call, change, tools, photo, fields));
  }
  const row = requireFound(await reports.findListed(db, event.id, fields.id), "report-not-found");
  return presentOwnReport(row, await findRules(db, event.id));
}

interface ReportTools {
  files: FileStore;
  publish: PublishCorrections;
}

async function storeReport(
  call: EventCall,
  change: EventPartChange,
  { files, publish }: ReportTools,
  photo: ReadPhoto,
  fields: ReportFields,
): Promise<void> {
  const { trx, event, record } = change;
  await reports.lockReports(trx, event.id);
  const known = await reports.findById(trx, event.id, fields.id);
  if (known) return requireSame(call, known, fields, photo.hash);
  const userId = await requireMayReport(call, trx, fields);
  if ((await reports.countOwn(trx, event.id, fields)) >= REPORTS_PER_SESSION)
    throw new ProblemError("reports-full", { facts: { limit: REPORTS_PER_SESSION } });
  if (fields.answers !== undefined) await replaceAsked(change, fields, fields.answers, publish);
  const samePhotoAs = findSamePhoto(photo.print, await reports.findPrints(trx, event.id));
  const row = await reports.insert(trx, {
    ...rowOf(fields),
    eventId: event.id,
    userId,
    photoHash: photo.hash,
    photoPrint: photo.print,
    photoWidth: photo.image.width,
    photoHeight: photo.image.height,
    samePhotoAs,
    decidedBy: null,
    decidedAt: null,
  });
  await storePhoto(files, row, photo);
  await record({ noun: "report", nounId: row.id, action: "create", after: valuesOf(row) });
  if (event.ruleset.catching.selfReports === "provisional")
    await settleScore(
      change,
      row,
      { kind: "counts", fish: claimOf(row) },
      { reason: trailReasons.reported, publish },
    );
}

/**
 * An angler reports their own fish, of a session in which they fish, when the rules want it. Whoever enters scores takes in what
 * an angler's phone could not send. Answers whose report it is.
 */
async function requireMayReport(
  { event, caller }: EventCall,
  db: Db,
  { sessionId, anglerId, speciesId }: ReportFields,
): Promise<number> {
  const { id: eventId } = event;
  const session = await sessions.findById(db, eventId, sessionId);
  if (!session)
    throw new ProblemError("session-not-found", { fields: { sessionId: [tell("session-not-here")] } });
  const angler = await anglers.findById(db, eventId, anglerId);
  if (!angler)
    throw new ProblemError("angler-not-found", { fields: { anglerId: [tell("angler-not-here")] } });
  const { ruleset } = await getEvent(db, eventId);
  const drawn = await findDrawn(db, eventId, [sessionId], [anglerId]);
  const fishes = !drawn.sessionIds.has(sessionId) || drawn.seats.length > 0;
  const may = mayReport(ruleset.catching, session, fishes, new Date());
  if (may === "not-taken") throw new ProblemError("reports-not-taken");
  if (angler.userId !== caller.userId && !mayManage(event, caller, "event-scorer"))
    throw new ProblemError("report-not-yours");
  const label = labelOf(session);
  if (may === "not-in-session") {
    const name = `${angler.firstName} ${angler.lastName}`;
    throw new ProblemError("angler-not-in-session", { facts: { name, session: label } });
  }
  if (may !== "yes")
    throw new ProblemError("session-takes-no-scores", { facts: { session: label, why: may } });
  if (!(await findSpeciesIds(db, [speciesId])).has(speciesId)) throw new ProblemError("species-not-found");
  return angler.userId ?? caller.userId;
}

/** The photo that a judge has asked for takes the place of the one they saw, and its fish does not count twice. */
async function replaceAsked(
  change: EventPartChange,
  fields: ReportFields,
  id: string,
  publish: PublishCorrections,
): Promise<void> {
  const { trx, event, record } = change;
  const asked = await reports.findByIdForUpdate(trx, event.id, id);
  const isOwn = asked?.anglerId === fields.anglerId && asked.sessionId === fields.sessionId;
  if (!asked || !isOwn || asked.state !== "asked") throw new ProblemError("report-not-asked");
  const why = { reason: trailReasons.sentAgain, publish };
  await settleScore(change, asked, { kind: "does-not-count" }, why);
  const replaced = await reports.update(trx, asked, { state: "replaced" });
  const values = { before: valuesOf(asked), after: valuesOf(replaced) };
  await record({ noun: "report", nounId: id, action: "update", ...values });
}

/** The same id may say the same again, and nothing else: by the angler, or by whoever takes it in for them. */
function requireSame(
  { event, caller }: EventCall,
  known: ReportRow,
  fields: ReportFields,
  photoHash: string,
): void {
  const { caughtAt, hasCode: _hasCode, madeAt: _madeAt, latitude: _, longitude: __, ...sent } = rowOf(fields);
  const isSame =
    (known.userId === caller.userId || mayManage(event, caller, "event-scorer")) &&
    known.photoHash === photoHash &&
    known.caughtAt.getTime() === caughtAt.getTime() &&
    Object.entries(sent).every(([name, value]) => known[name as keyof ReportRow] === value);
  if (!isSame) throw new ProblemError("report-id-reused");
}

function rowOf(fields: ReportFields) {
  const { lengthMm = null, weightGrams = null, caughtAt, madeAt, hasCode, answers = null, ...row } = fields;
  const { latitude, longitude, ...rest } = row;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return {
    ...rest,
    lengthMm,
    weightGrams,
    answers,
    caughtAt: new Date(caughtAt),
    madeAt: new Date(madeAt),
    hasCode: hasCode === "true",
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
  };
}

/** How a photo looks to a program is of use to nobody who reads the trail, and where somebody fished is theirs. */
export function valuesOf(row: ReportRow) {
  return auditedValues(row, "photoPrint", "latitude", "longitude");
}
