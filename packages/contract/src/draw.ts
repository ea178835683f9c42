import { DRAW_SOURCES } from "@tightlines/domain/draw/draw-source";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams, rowFields } from "./event-part.ts";
import { sizedPageQuery } from "./page.ts";

const id = z.number().int();

/** Where one angler fishes in one session, by the names that everybody may see. */
export const drawResponse = z.object({
  ...rowFields,
  sessionId: id,
  sessionNumber: z.number().int(),
  anglerId: id,
  anglerNumber: z.number().int(),
  anglerName: z.string(),
  teamId: id.nullable(),
  teamName: z.string().nullable(),
  sectorId: id,
  sectorCode: z.string(),
  pegId: id,
  pegNumber: z.number().int(),
  source: z.enum(DRAW_SOURCES).describe("How they came to it: by lot, by hand, or as a reserve"),
  runId: id.nullable().describe("The run that drew it; null for whom nobody has drawn"),
  reason: z.string().describe("Why it was changed by hand"),
});

export type DrawResponse = z.output<typeof drawResponse>;

const idQuery = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();

export const drawListQuery = sizedPageQuery(["session"]).extend({
  sessionId: idQuery,
  sectorId: idQuery,
  teamId: idQuery,
  anglerId: idQuery,
});

export type DrawListQuery = z.output<typeof drawListQuery>;

export const drawEndpoints = {
  listDraws: endpoint({
    method: "GET",
    path: "/api/events/{event}/draws",
    summary: "Where everybody fishes, session by session and along the water",
    access: "event-guest",
    status: 200,
    params: eventParams,
    query: drawListQuery,
    answer: z.array(drawResponse),
    isPaged: true,
  }),
};
