import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams, eventPartParams, revision, rowFields, undoInput } from "./event-part.ts";
import { why } from "./problem/why.ts";

const id = z.number().int();

export const rotationResponse = z.object({
  ...rowFields,
  groupId: id,
  sessionId: id,
  sectorId: id.nullable().describe("Null while the group rests"),
});

export type RotationResponse = z.output<typeof rotationResponse>;

export const rotationConflict = z.object({
  code: z.enum([
    "unknown-group",
    "unknown-session",
    "unknown-sector",
    "cell-given-twice",
    "cell-missing",
    "sector-shared",
    "sector-repeated",
    "sector-missed",
    "unequal-rests",
  ]),
  cells: z.array(z.object({ groupId: id, sessionId: id })),
  groupId: id.nullable(),
  sectorId: id.nullable(),
});

/** Everything a screen needs to draw the matrix: its rows and columns by their names, and what collides in it. */
export const rotationMatrix = z.object({
  groups: z.array(z.object({ id, code: z.string(), name: z.string(), anglerCount: z.number().int() })),
  sectors: z
    .array(z.object({ id, code: z.string(), name: z.string(), position: z.number().int() }))
    .describe("In the event's order; the position gives the hue"),
  sessions: z
    .array(
      z.object({
        id,
        number: z.number().int(),
        name: z.string(),
        startsAt: z.iso.datetime(),
        endsAt: z.iso.datetime(),
      }),
    )
    .describe("The official ones that were not cancelled, by number"),
  cells: z.array(rotationResponse),
  conflicts: z.array(rotationConflict),
});

export type RotationMatrix = z.output<typeof rotationMatrix>;

export const rotationInput = z.object({
  groupId: z.number(why("group-missing")).int(),
  sessionId: z.number(why("session-missing")).int(),
  sectorId: z.number(why("sector-missing")).int().nullable().describe("Null while the group rests"),
});

export const rotationPatch = z.object({ sectorId: rotationInput.shape.sectorId, revision });

export type RotationInput = z.output<typeof rotationInput>;
export type RotationPatch = z.output<typeof rotationPatch>;

export const rotationPlan = z.object({
  coverage: z
    .enum(["every-sector", "most-sectors"])
    .default("every-sector")
    .describe("Whether every group fishes every sector, or as many as the sessions allow"),
  replace: z.boolean().default(false).describe("Whether a rotation that is there already goes"),
  reason: z.string().trim().max(REASON_MAX_LENGTH).default(""),
});

export type RotationPlan = z.output<typeof rotationPlan>;

export const rotationEndpoints = {
  listRotations: endpoint({
    method: "GET",
    path: "/api/events/{event}/rotations",
    summary: "The whole matrix of groups, sessions and sectors, with its conflicts",
    access: "event-guest",
    status: 200,
    params: eventParams,
    answer: rotationMatrix,
  }),
  getRotation: endpoint({
    method: "GET",
    path: "/api/events/{event}/rotations/{id}",
    summary: "One cell of the matrix",
    access: "event-guest",
    status: 200,
    params: eventPartParams,
    answer: rotationResponse,
    problems: ["rotation-not-found"],
  }),
  addRotation: endpoint({
    method: "POST",
    path: "/api/events/{event}/rotations",
    summary: "Say where a group fishes in a session, or that it rests",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: rotationInput,
    answer: rotationResponse,
    problems: ["rotation-cell-taken", "group-not-found", "session-not-found", "sector-not-found"],
  }),
  generateRotation: endpoint({
    method: "POST",
    path: "/api/events/{event}/rotations/generate",
    summary: "Fill the whole matrix so that no group meets a sector twice and no two share one",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: rotationPlan,
    answer: rotationMatrix,
    problems: ["rotation-exists", "rotation-is-empty", "rotation-needs-more-sessions"],
  }),
  undoRotation: endpoint({
    method: "POST",
    path: "/api/events/{event}/rotations/generate/undo",
    summary: "Put the rotation back that was there before the last one was generated",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: undoInput,
    answer: rotationMatrix,
    problems: ["undo-too-late"],
  }),
  updateRotation: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/rotations/{id}",
    summary: "Change one cell of the matrix",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: rotationPatch,
    answer: rotationResponse,
    problems: ["rotation-not-found", "stale-revision", "sector-not-found"],
  }),
  deleteRotation: endpoint({
    method: "DELETE",
    path: "/api/events/{event}/rotations/{id}",
    summary: "Empty one cell of the matrix",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    query: z.object({
      revision: z.coerce.number().int().optional().describe("The revision that was seen"),
    }),
    answer: z.object({ id }),
    problems: ["rotation-not-found", "stale-revision"],
  }),
};
