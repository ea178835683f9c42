import { passLengths } from "@tightlines/domain/pass/pass-lengths";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams, eventPartParams, revision, rowFields } from "./event-part.ts";
import { eventQuotas } from "./limits.ts";
import { why } from "./problem/why.ts";

const ids = (most: number) => z.array(z.number(why("not-in-list")).int().min(1)).max(most);

const passFields = {
  name: z
    .string(why("name-missing"))
    .trim()
    .min(1, why("name-missing"))
    .max(passLengths.name)
    .describe("Who has it, or where: everything that is entered with it says so"),
  sessionIds: ids(eventQuotas.session).describe("Empty for all sessions"),
  sectorIds: ids(eventQuotas.sector).describe(
    "Empty for all sectors. A sector stands for its sub-sectors, too",
  ),
  expiresAt: z.iso.datetime(why("not-an-instant")),
};

/** Lets a volunteer without an account enter scores. Its secret is told once, to whoever makes the pass. */
export const passResponse = z.object({
  ...rowFields,
  name: z.string(),
  sessionIds: z.array(z.number().int()),
  sectorIds: z.array(z.number().int()),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  lastSeenAt: z.iso.datetime().nullable().describe("When somebody used it last; null when nobody has"),
});

export type PassResponse = z.output<typeof passResponse>;

export const newPassResponse = passResponse.extend({
  secret: z.string().describe("Behind the # of the link; it is stored as a hash and told only now"),
});

export type NewPassResponse = z.output<typeof newPassResponse>;

export const passInput = z.object({
  ...passFields,
  sessionIds: passFields.sessionIds.default([]),
  sectorIds: passFields.sectorIds.default([]),
});

export type PassInput = z.output<typeof passInput>;

export const passPatch = z.object(passFields).partial().extend({ revision });

export type PassPatch = z.output<typeof passPatch>;

const refusals = ["session-not-found", "sector-not-found"] as const;

export const passEndpoints = {
  listPasses: endpoint({
    method: "GET",
    path: "/api/events/{event}/passes",
    summary: "Every pass of an event, also those that have ended, the latest first",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    answer: z.array(passResponse),
  }),
  addPass: endpoint({
    method: "POST",
    path: "/api/events/{event}/passes",
    summary: "Make a pass for a controller; only this answer tells its secret",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: passInput,
    answer: newPassResponse,
    hasSecret: true,
    problems: [...refusals, "event-full"],
  }),
  updatePass: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/passes/{id}",
    summary: "Change how far a pass reaches and until when; what waits on its device can then be sent",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: passPatch,
    answer: passResponse,
    problems: ["pass-not-found", "stale-revision", ...refusals],
  }),
  revokePass: endpoint({
    method: "POST",
    path: "/api/events/{event}/passes/{id}/revoke",
    summary: "End a pass for ever; what was entered with it stays",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    answer: passResponse,
    problems: ["pass-not-found"],
  }),
};
