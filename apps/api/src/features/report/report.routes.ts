import { reportEndpoints, reportFields, type ReportFields } from "@tightlines/contract/report/report";
import { UPLOAD_LIMIT_BYTES } from "@tightlines/contract/upload-url";
import { readPage } from "../../platform/database/read-page.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Gate } from "../../platform/files/gate.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { readInput } from "../../platform/http/read-input.ts";
import { readUpload } from "../../platform/http/read-upload.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import { loadFreeze } from "../score/freeze.ts";
import type { PublishCorrections } from "../score/publish-corrections.ts";
import { addReport } from "./add-report.service.ts";
import { decideReport, undoDecision } from "./judge-report.service.ts";
import { findCodes } from "./report-code.repository.ts";
import type { PhotoWidth } from "./report-photo.ts";
import { findRules, getPhoto, getReportDesk } from "./report-reading.service.ts";
import { presentReport, presentWaiting } from "./report.presenter.ts";
import * as reports from "./report.repository.ts";

interface ReportContext {
  uses: Pick<AnglerUses, "hidesMinors">;
  files: FileStore;
  /** Photos are images like all others: they share what the server takes at once. */
  gate: Gate;
  uploadLimit: RateLimit;
  publish: PublishCorrections;
}

export function reportRoutes(serve: Serve, context: ReportContext): void {
  const { uses, files, gate, uploadLimit, publish } = context;
  serve(reportEndpoints.addReport, async (call) => {
    await uploadLimit.take(String(call.caller.userId));
    return gate(async () => {
      const { file, fields } = await readUpload(call.request.raw, UPLOAD_LIMIT_BYTES);
      const read = readInput(reportFields, fields) as ReportFields;
      return { data: await addReport(call, { files, publish }, file, read) };
    });
  });

  serve(reportEndpoints.listReports, async ({ db, event, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => reports.findPage(db, event.id, query, window),
      () => reports.count(db, event.id, query),
    );
    const rules = await findRules(db, event.id);
    return { data: rows.map((row) => presentReport(row, rules)), meta };
  });

  serve(reportEndpoints.listWaitingReports, async ({ db, event, query, caller }) => {
    const isOrganizer = mayManage(event, caller);
    const viewer = { isOrganizer, hidesMinors: await uses.hidesMinors(db, event.id) };
    const freeze = mayManage(event, caller, "event-scorer") ? null : await loadFreeze(db, event.id);
    const rows = await reports.findWaiting(db, event.id, query.sessionId, freeze?.since.get(query.sessionId));
    return { data: rows.map((row) => presentWaiting(row, viewer)) };
  });

  serve(reportEndpoints.getReportDesk, async (call) => ({ data: await getReportDesk(call) }));

  serve(reportEndpoints.getReportCodes, async ({ db, event }) => ({
    data: [...(await findCodes(db, event.id))].map(([sessionId, code]) => ({ sessionId, code })),
  }));

  serve(reportEndpoints.getReportPhoto, async (call) => ({
    data: await getPhoto(call, files, call.params.id, Number(call.query.width) as PhotoWidth),
  }));

  serve(reportEndpoints.decideReport, async (call) => ({
    data: await decideReport(call, call.params.id, call.body, publish),
  }));

  serve(reportEndpoints.undoReportDecision, async (call) => ({
    data: await undoDecision(call, call.params.id, call.body.revision, publish),
  }));
}
