import { z } from "zod";
import { endpoint, type EventAccess } from "./endpoint.ts";
import { eventParams } from "./event-part.ts";
import { paperSessionQuery } from "./paper.ts";
import { resultListQuery } from "./result/result.ts";
import type { SheetFormat, SheetName } from "./sheet-format.ts";

/** A table as a spreadsheet holds it. Instants are written in the event's time zone by whoever fills it. */
export const sheet = z.object({
  name: z.string().describe("The name of the sheet and, with its ending, of the file"),
  header: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});

export type Sheet = z.output<typeof sheet>;

const ofScores = {
  query: paperSessionQuery,
  problems: ["session-not-found"],
} as const;

const ofResults = {
  query: paperSessionQuery.extend({ classification: resultListQuery.shape.classification }),
  problems: ["session-not-found", "result-not-found"],
} as const;

/** Every table of an event, for whoever may see it: what is private is left out for those who may not organize it. */
export const sheetEndpoints = {
  teamsCsv: sheetEndpoint("teams", "csv"),
  teamsXlsx: sheetEndpoint("teams", "xlsx"),
  anglersCsv: sheetEndpoint("anglers", "csv"),
  anglersXlsx: sheetEndpoint("anglers", "xlsx"),
  registrationsCsv: sheetEndpoint("registrations", "csv", "event-organizer"),
  registrationsXlsx: sheetEndpoint("registrations", "xlsx", "event-organizer"),
  sectorsCsv: sheetEndpoint("sectors", "csv"),
  sectorsXlsx: sheetEndpoint("sectors", "xlsx"),
  sessionsCsv: sheetEndpoint("sessions", "csv"),
  sessionsXlsx: sheetEndpoint("sessions", "xlsx"),
  groupsCsv: sheetEndpoint("groups", "csv"),
  groupsXlsx: sheetEndpoint("groups", "xlsx"),
  rotationsCsv: sheetEndpoint("rotations", "csv"),
  rotationsXlsx: sheetEndpoint("rotations", "xlsx"),
  speciesCsv: sheetEndpoint("species", "csv"),
  speciesXlsx: sheetEndpoint("species", "xlsx"),
  drawsCsv: sheetEndpoint("draws", "csv"),
  drawsXlsx: sheetEndpoint("draws", "xlsx"),
  drawRunsCsv: sheetEndpoint("draw-runs", "csv"),
  drawRunsXlsx: sheetEndpoint("draw-runs", "xlsx"),
  resultsCsv: endpoint({ ...sheetEndpoint("results", "csv"), ...ofResults }),
  resultsXlsx: endpoint({ ...sheetEndpoint("results", "xlsx"), ...ofResults }),
  scoresCsv: endpoint({ ...sheetEndpoint("scores", "csv"), ...ofScores }),
  scoresXlsx: endpoint({ ...sheetEndpoint("scores", "xlsx"), ...ofScores }),
  securitiesCsv: sheetEndpoint("securities", "csv", "event-organizer"),
  securitiesXlsx: sheetEndpoint("securities", "xlsx", "event-organizer"),
  auditCsv: sheetEndpoint("audit", "csv", "event-organizer"),
  auditXlsx: sheetEndpoint("audit", "xlsx", "event-organizer"),
};

function sheetEndpoint<const Nouns extends SheetName, const Format extends SheetFormat>(
  nouns: Nouns,
  format: Format,
  access: EventAccess = "event-guest",
) {
  return endpoint({
    method: "GET",
    path: `/api/events/{event}/${nouns}.${format}`,
    summary: `The event's ${nouns.replace("-", " ")} as a ${format.toUpperCase()} file`,
    access,
    status: 200,
    params: eventParams,
    answer: sheet,
    file: format,
  });
}
