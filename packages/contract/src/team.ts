import { teamFields as teamColumns } from "@tightlines/domain/team/team-columns";
import { teamLengths } from "@tightlines/domain/team/team-lengths";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { entryListInput, importReport } from "./entry-list.ts";
import { eventParams, eventPartParams, revision, rowFields, seenRow } from "./event-part.ts";
import { sizedPageQuery } from "./page.ts";
import { imageAddress } from "./upload.ts";
import { WHOLE_LIST } from "./whole-list.ts";
import { why } from "./problem/why.ts";

export const teamResponse = z.object({
  ...rowFields,
  name: z.string(),
  club: z.string(),
  country: z.string(),
  captain: z.string(),
  logo: z.string().nullable(),
  startNumber: z.number().int().nullable(),
});

const teamFields = {
  name: z.string().trim().min(1, why("name-missing")).max(teamLengths.name),
  club: z.string().trim().max(teamLengths.club),
  country: z.string().trim().max(teamLengths.country),
  captain: z.string().trim().max(teamLengths.captain),
  logo: imageAddress,
  startNumber: z.number().int().min(1).max(99_999).nullable(),
};

export const teamInput = z.object({
  ...teamFields,
  club: teamFields.club.default(""),
  country: teamFields.country.default(""),
  captain: teamFields.captain.default(""),
  logo: teamFields.logo.default(null),
  startNumber: teamFields.startNumber.default(null),
});

export const teamPatch = z.object({ ...z.object(teamFields).partial().shape, revision });

/** What an import did: which teams it added, and how those it changed were before. */
export const teamImportUndo = z.object({
  added: z.array(seenRow).max(WHOLE_LIST),
  changed: z.array(seenRow.extend(z.object(teamFields).omit({ logo: true }).shape)).max(WHOLE_LIST),
});

/** Unsorted means by start number, then by name. */
export const teamListQuery = sizedPageQuery(["start_number", "name", "country"]);

export type TeamResponse = z.output<typeof teamResponse>;
export type TeamInput = z.output<typeof teamInput>;
export type TeamPatch = z.output<typeof teamPatch>;
export type TeamImportUndo = z.output<typeof teamImportUndo>;
export type TeamListQuery = z.output<typeof teamListQuery>;

export const teamEndpoints = {
  listTeams: endpoint({
    method: "GET",
    path: "/api/events/{event}/teams",
    summary: "The teams of an event",
    access: "event-guest",
    status: 200,
    params: eventParams,
    query: teamListQuery,
    answer: z.array(teamResponse),
    isPaged: true,
  }),
  getTeam: endpoint({
    method: "GET",
    path: "/api/events/{event}/teams/{id}",
    summary: "One team",
    access: "event-guest",
    status: 200,
    params: eventPartParams,
    answer: teamResponse,
    problems: ["team-not-found"],
  }),
  importTeams: endpoint({
    method: "POST",
    path: "/api/events/{event}/teams/import",
    summary: "Add and change teams from a spreadsheet: all lines or none",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: entryListInput(teamColumns),
    rate: "import",
    answer: importReport(teamImportUndo),
    problems: ["event-full", "entry-list-not-clean"],
  }),
  undoTeamImport: endpoint({
    method: "POST",
    path: "/api/events/{event}/teams/import/undo",
    summary: "Take an import back, unless something of it was changed since or is needed",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: teamImportUndo,
    rate: "import",
    answer: z.object({ removed: z.number().int(), restored: z.number().int() }),
    problems: ["undo-too-late", "team-name-taken"],
  }),
  addTeam: endpoint({
    method: "POST",
    path: "/api/events/{event}/teams",
    summary: "Add a team",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: teamInput,
    answer: teamResponse,
    problems: ["event-full", "team-name-taken", "team-start-number-taken", "upload-not-found"],
  }),
  updateTeam: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/teams/{id}",
    summary: "Change a team",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: teamPatch,
    answer: teamResponse,
    problems: [
      "team-not-found",
      "stale-revision",
      "team-name-taken",
      "team-start-number-taken",
      "upload-not-found",
    ],
  }),
  deleteTeam: endpoint({
    method: "DELETE",
    path: "/api/events/{event}/teams/{id}",
    summary: "Delete a team that has no anglers",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    answer: z.object({ id: z.number().int() }),
    problems: ["team-not-found", "still-needed"],
  }),
};
