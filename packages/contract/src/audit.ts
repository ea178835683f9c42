import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams } from "./event-part.ts";
import { PAGE_SIZE, pageQuery } from "./page.ts";
import { WHOLE_LIST } from "./whole-list.ts";

const auditChange = z.object({
  field: z.string().describe("The field's name; inside a value its path, as in ruleset.display.decimals"),
  before: z.unknown(),
  after: z.unknown(),
  beforeName: z.string().nullable().describe("What the id before stands for, where the value is one"),
  afterName: z.string().nullable(),
});

export const auditEntryResponse = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actorUid: z.string().nullable().describe("Null for what the product did by itself"),
  actorName: z.string().nullable(),
  noun: z.string(),
  nounId: z.string(),
  subject: z.string().nullable().describe("What was changed, by its own name, as far as it is known"),
  action: z.string().describe("create, update, delete, or the verb of a real act such as publish"),
  reason: z.string().nullable(),
  changes: z.array(auditChange),
});

/** What one call has done: a draw of forty anglers is one act with many entries. */
const auditAct = z.object({
  id: z.number().int().describe("The first of its entries: ask for all of them with it"),
  at: z.iso.datetime(),
  actorName: z.string().nullable(),
  reason: z.string().nullable(),
  count: z.number().int().describe("How many entries it has, of those that were asked for"),
  parts: z
    .array(z.object({ count: z.number().int(), first: auditEntryResponse }))
    .describe("Its entries by noun and action, the fewest first, each with the first of them"),
});

const auditActQuery = pageQuery.extend({
  noun: z.string().max(40).optional().describe("Only entries about this noun"),
  actor: z.string().max(128).optional().describe("Only what the user with this uid did"),
});

export const auditListQuery = auditActQuery.extend({
  act: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe("Only entries of this act"),
  pageSize: z.coerce.number().int().min(1).max(WHOLE_LIST).default(PAGE_SIZE).describe("Rows of a page"),
});

export type AuditEntryResponse = z.output<typeof auditEntryResponse>;
export type AuditChange = z.output<typeof auditChange>;
export type AuditAct = z.output<typeof auditAct>;
export type AuditListQuery = z.output<typeof auditListQuery>;

export const auditEndpoints = {
  listAudit: endpoint({
    method: "GET",
    path: "/api/events/{event}/audit",
    summary: "Who changed what of an event, newest first",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    query: auditListQuery,
    answer: z.array(auditEntryResponse),
    isPaged: true,
  }),
  listAuditActs: endpoint({
    method: "GET",
    path: "/api/events/{event}/audit/acts",
    summary: "Who changed what of an event, newest first, one line for all that one call has done",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    query: auditActQuery,
    answer: z.array(auditAct),
    isPaged: true,
  }),
  getAuditFacets: endpoint({
    method: "GET",
    path: "/api/events/{event}/audit/facets",
    summary: "The nouns and people the event's trail speaks of, to filter it by",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    answer: z.object({
      nouns: z.array(z.string()),
      people: z.array(z.object({ uid: z.string(), name: z.string() })),
    }),
  }),
};
