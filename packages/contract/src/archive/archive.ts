import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";
import { ARCHIVE_LIMIT_MEGABYTES, eventQuotas } from "../limits.ts";
import { archiveRows } from "./archive-row.ts";

export const ARCHIVE_FORMAT = "tightlines-archive";

/** Goes up when an older product could not read what a newer one writes. */
export const ARCHIVE_VERSION = 2;

/** Everything about an event that another installation needs to come to the same tables, and to show how they came about. */
export const archiveContent = z.strictObject({
  event: archiveRows.event,
  rulesets: z.array(archiveRows.ruleset),
  species: z.array(archiveRows.species).describe("Those that the archive speaks of; found by their code"),
  eventSpecies: z.array(archiveRows.eventSpecies),
  sectors: z.array(archiveRows.sector).max(eventQuotas.sector),
  pegs: z.array(archiveRows.peg),
  sessions: z.array(archiveRows.session).max(eventQuotas.session),
  teams: z.array(archiveRows.team).max(eventQuotas.team),
  groups: z.array(archiveRows.group).max(eventQuotas.group),
  anglers: z.array(archiveRows.angler).max(eventQuotas.angler),
  rotations: z.array(archiveRows.rotation),
  runs: z.array(archiveRows.run).max(eventQuotas["draw-run"]),
  drawChanges: z.array(archiveRows.drawChange),
  draws: z.array(archiveRows.draw),
  scores: z.array(archiveRows.score),
  catches: z.array(archiveRows.catch),
  penalties: z.array(archiveRows.penalty),
  operations: z.array(archiveRows.operation),
  scaleChecks: z.array(archiveRows.scaleCheck),
  protests: z.array(archiveRows.protest).max(eventQuotas.protest),
  resultVersions: z.array(archiveRows.resultVersion).max(eventQuotas.result),
});

export type ArchiveContent = z.output<typeof archiveContent>;

/** The whole file. docs/archive.md explains it, and docs/archive.schema.json is this as a JSON Schema. */
export const archive = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal([1, ARCHIVE_VERSION]),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe("Of the content as canonical JSON (RFC 8785): keys in order, no spaces"),
  content: archiveContent,
});

export const archiveFile = z.object({
  name: z.string().describe("The name of the file, without its ending"),
  text: z.string(),
});

export type ArchiveFile = z.output<typeof archiveFile>;

export const archiveEndpoints = {
  getArchive: endpoint({
    method: "GET",
    path: "/api/events/{event}/archive",
    summary: "Everything about an event as one JSON file, for another installation",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    answer: archiveFile,
    file: "json",
    rate: "archive",
  }),
  addArchive: endpoint({
    method: "POST",
    path: "/api/archives",
    summary: "Make an event of an archive; whoever sends it becomes its owner",
    access: "organizer",
    status: 201,
    upload: z.object({}),
    uploadBytes: ARCHIVE_LIMIT_MEGABYTES * 1024 * 1024,
    answer: z.object({ id: z.number().int(), url: z.string() }),
    rate: "archive",
    problems: [
      "too-many-events",
      "too-many-events-today",
      "too-large",
      "not-multipart",
      "archive-not-one",
      "archive-newer",
      "archive-changed",
      "archive-broken",
      "archive-species-missing",
    ],
  }),
};
