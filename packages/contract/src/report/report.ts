import { reportDecisions, reportStates } from "@tightlines/domain/report/report-state";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams, revision } from "../event-part.ts";
import { sizedPageQuery } from "../page.ts";
import { photoFile } from "../photo.ts";
import { why } from "../problem/why.ts";
import { rulesetResponse } from "../ruleset/ruleset.ts";
import { eventSettingsResponse } from "../event-settings.ts";
import { catchInput } from "../score/score-values.ts";
import { sessionResponse } from "../session.ts";
import { speciesResponse } from "../species.ts";
import { reportResponse, waitingReport } from "./report-response.ts";

const reportId = z.uuid().toLowerCase();
const idField = z.coerce.number(why("not-in-list")).int().min(1).max(Number.MAX_SAFE_INTEGER);
const idQuery = idField.optional();
const reason = z.string().trim().max(REASON_MAX_LENGTH);
const { lengthMm, weightGrams } = catchInput.shape;
const degrees = (most: number) => z.coerce.number().min(-most).max(most).optional();
const reportParams = eventParams.extend({ id: reportId });

/** Photos are kept in these widths: one for a list, one to be judged by. */
export const REPORT_WIDTHS = [480, 1600] as const;

/** What stands beside the photo, as text. */
export const reportFields = z
  .object({
    id: reportId.describe("Made on the device, once for each fish: sent again, it is one report"),
    sessionId: idField,
    anglerId: idField,
    speciesId: idField,
    lengthMm: z.coerce.number().pipe(lengthMm.unwrap().unwrap()).optional(),
    weightGrams: z.coerce.number().pipe(weightGrams.unwrap().unwrap()).optional(),
    caughtAt: z.iso.datetime(why("not-an-instant")),
    madeAt: z.iso.datetime(why("not-an-instant")).describe("By the clock of the device"),
    hasCode: z.enum(["true", "false"]).default("false").describe("Whether the code is on the photo"),
    latitude: degrees(90),
    longitude: degrees(180),
    answers: reportId.optional().describe("The report of which a judge wants another photo"),
  })
  .refine(({ lengthMm: length, weightGrams: weight }) => length !== undefined || weight !== undefined, {
    path: ["lengthMm"],
    message: why("measure-missing"),
  });

export type ReportFields = z.output<typeof reportFields>;

/** What an angler needs at the water, so that one call before the signal is lost is enough. */
export const reportDesk = z.object({
  event: z.object({
    id: z.number().int(),
    name: z.string(),
    timeZone: z.string(),
    units: eventSettingsResponse.units,
  }),
  ruleset: rulesetResponse.shape.ruleset,
  choices: z.array(speciesResponse.pick({ id: true, name: true, code: true, latinName: true })),
  anglers: z
    .array(
      z.object({
        id: z.number().int(),
        number: z.number().int(),
        name: z.string(),
        sessionIds: z.array(z.number().int()).describe("In which they fish"),
      }),
    )
    .describe("Those whom the account stands for; nobody where it is linked to none"),
  sessions: z.array(
    sessionResponse.extend({
      code: z.string().nullable().describe("To be seen on every photo; null before the session begins"),
    }),
  ),
  reports: z.array(reportResponse).describe("One's own, the latest first"),
});

export type ReportDesk = z.output<typeof reportDesk>;

/** What a judge reads from the photo, where the claim says something else. */
export const reportCorrection = catchInput.pick({
  speciesId: true,
  lengthMm: true,
  weightGrams: true,
  caughtAt: true,
});

export type ReportCorrection = z.output<typeof reportCorrection>;

export const reportDecision = z
  .object({
    decision: z.enum(reportDecisions, why("not-in-list")),
    correction: reportCorrection.nullable().default(null).describe("With accept: what counts instead"),
    reason: reason.default("").describe("Needed for everything but accepting it as it is"),
    revision: revision.describe("The revision that was seen; a stale one is refused"),
  })
  .refine(({ decision, correction, reason: said }) => said !== "" || (decision === "accept" && !correction), {
    path: ["reason"],
    message: why("reason-missing"),
  });

export type ReportDecisionInput = z.output<typeof reportDecision>;

const refusals = [
  "session-not-found",
  "angler-not-found",
  "species-not-found",
  "session-takes-no-scores",
  "angler-not-in-session",
  "score-full",
  "score-part-unknown",
] as const;

export const reportListQuery = sizedPageQuery(["number"]).extend({
  state: z.enum(reportStates).optional(),
  sessionId: idQuery,
});

export type ReportListQuery = z.output<typeof reportListQuery>;

export const reportEndpoints = {
  addReport: endpoint({
    method: "POST",
    path: "/api/events/{event}/reports",
    summary:
      "Report a fish of one's own, with a photo, or take in what another phone could not send; sent again, it is the same report",
    access: "event-member",
    status: 201,
    params: eventParams,
    upload: reportFields,
    answer: reportResponse,
    problems: [
      "reports-not-taken",
      "report-not-yours",
      "report-id-reused",
      "report-not-asked",
      "reports-full",
      ...refusals,
      "uploads-busy",
      "too-large",
      "not-multipart",
      "not-an-image",
      "image-animated",
      "image-broken",
      "image-too-many-pixels",
    ],
  }),
  listReports: endpoint({
    method: "GET",
    path: "/api/events/{event}/reports",
    summary: "What anglers have reported, in the order it was received, for those who judge it",
    access: "event-scorer",
    status: 200,
    params: eventParams,
    query: reportListQuery,
    answer: z.array(reportResponse),
    isPaged: true,
  }),
  listWaitingReports: endpoint({
    method: "GET",
    path: "/api/events/{event}/reports/waiting",
    summary: "The fish of a session that wait for a judge, for everybody; without photo and place",
    access: "event-guest",
    status: 200,
    shows: ["report", "score", "session", "angler", "species", "users"],
    params: eventParams,
    query: z.object({ sessionId: idField }),
    answer: z.array(waitingReport),
  }),
  getReportDesk: endpoint({
    method: "GET",
    path: "/api/events/{event}/reports/desk",
    summary:
      "What an angler needs to report fish: their sessions with the codes, and what they have reported",
    access: "event-member",
    status: 200,
    params: eventParams,
    answer: reportDesk,
  }),
  getReportCodes: endpoint({
    method: "GET",
    path: "/api/events/{event}/reports/codes",
    summary: "The code of each session that anglers show on their photos",
    access: "event-scorer",
    status: 200,
    params: eventParams,
    answer: z.array(z.object({ sessionId: z.number().int(), code: z.string() })),
  }),
  getReportPhoto: endpoint({
    method: "GET",
    path: "/api/events/{event}/reports/{id}/photo.webp",
    summary: "The photo of a report, for those who judge it and for the angler",
    access: "event-member",
    status: 200,
    params: reportParams,
    query: z.object({
      width: z
        .enum(REPORT_WIDTHS.map(String) as ["480", "1600"])
        .default("1600")
        .describe("Of what is kept; a small photo is not enlarged"),
    }),
    answer: photoFile,
    file: "webp",
    rate: "photo",
    problems: ["report-not-found"],
  }),
  decideReport: endpoint({
    method: "POST",
    path: "/api/events/{event}/reports/{id}/decide",
    summary: "Accept a report, perhaps corrected, reject it, or ask for another photo",
    access: "event-scorer",
    status: 200,
    params: reportParams,
    body: reportDecision,
    answer: reportResponse,
    problems: ["report-not-found", "report-replaced", "stale-revision", ...refusals],
  }),
  undoReportDecision: endpoint({
    method: "POST",
    path: "/api/events/{event}/reports/{id}/decide/undo",
    summary: "Take a decision about a report back: it waits again",
    access: "event-scorer",
    status: 200,
    params: reportParams,
    body: z.object({ revision: revision.describe("The revision that was seen; a stale one is refused") }),
    answer: reportResponse,
    problems: ["report-not-found", "report-replaced", "stale-revision", ...refusals],
  }),
};
