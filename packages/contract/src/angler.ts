import { anglerFields as anglerColumns } from "@tightlines/domain/angler/angler-columns";
import { readCategory } from "@tightlines/domain/angler/category";
import { presences } from "@tightlines/domain/angler/presence";
import { nameOrders } from "@tightlines/domain/entry-list/name-order";
import { anglerLengths } from "@tightlines/domain/angler/angler-lengths";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { acceptedWarning, entryListInput, importReport } from "./entry-list.ts";
import { eventParams, eventPartParams, revision, rowFields, seenRow, undoInput } from "./event-part.ts";
import { sizedPageQuery } from "./page.ts";
import { WHOLE_LIST } from "./whole-list.ts";
import { why } from "./problem/why.ts";

const id = z.number().int();
const forOrganizers = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().describe("Null for those who may not organize the event");

export const anglerResponse = z.object({
  ...rowFields,
  number: z.number().int(),
  firstName: z.string(),
  lastName: z.string().describe("An initial where the event does not show the names of people under age"),
  teamId: id.nullable(),
  teamName: z.string().nullable(),
  slot: z.number().int().nullable().describe("Which of the team's places"),
  groupId: id.nullable(),
  groupCode: z.string().nullable(),
  groupReason: z.string().describe("Why they were moved out of the group that a draw gave them"),
  category: z.string(),
  club: z.string(),
  country: z.string(),
  isReserve: z.boolean(),
  presence: z.enum(presences),
  licence: forOrganizers(z.string()),
  needsAccessiblePeg: forOrganizers(z.boolean()),
  isMinor: forOrganizers(z.boolean()),
  userId: forOrganizers(id),
});

const rowReference = z.number(why("not-in-list")).int().min(1).max(Number.MAX_SAFE_INTEGER);
const name = (missing: "first-name-missing" | "last-name-missing", longest: number) =>
  z.string().trim().min(1, why(missing)).max(longest);
const category = z
  .string()
  .overwrite(readCategory)
  .min(1, why("category-missing"))
  .max(anglerLengths.category);

/** Where somebody belongs: what can be changed for many at once. */
const placeFields = {
  teamId: rowReference.nullable(),
  slot: z
    .number()
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe("Left out when the team changes: the first free one; a reserve has none"),
  groupId: rowReference.nullable(),
  category,
  presence: z.enum(presences, why("not-in-list")),
};

const anglerFields = {
  ...placeFields,
  number: z.number().int().min(1).max(99_999),
  firstName: name("first-name-missing", anglerLengths.firstName),
  lastName: name("last-name-missing", anglerLengths.lastName),
  club: z.string().trim().max(anglerLengths.club),
  country: z.string().trim().max(anglerLengths.country),
  licence: z.string().trim().max(anglerLengths.licence),
  isReserve: z.boolean(),
  needsAccessiblePeg: z.boolean(),
  isMinor: z.boolean().describe("Under age"),
};

export const anglerInput = z.object({
  ...anglerFields,
  number: anglerFields.number.optional().describe("Left out: the next one"),
  teamId: placeFields.teamId.default(null),
  slot: placeFields.slot.optional(),
  groupId: placeFields.groupId.default(null),
  category: category.default("open"),
  presence: placeFields.presence.default("expected"),
  club: anglerFields.club.default(""),
  country: anglerFields.country.default(""),
  licence: anglerFields.licence.default(""),
  isReserve: z.boolean().default(false),
  needsAccessiblePeg: z.boolean().default(false),
  isMinor: anglerFields.isMinor.default(false),
});

export const anglerPatch = z.object({ ...z.object(anglerFields).partial().shape, revision });

const reason = z.string().trim().min(1, why("reason-missing")).max(REASON_MAX_LENGTH);

/** One angler's place as it was, with the revision it has now: sent back, it takes a change back. */
export const placeChange = z.object({
  id: rowReference,
  revision,
  ...z.object(placeFields).partial().shape,
});

const manyAtOnce = z
  .object({
    ids: z.array(rowReference).min(1, why("anglers-missing")).max(WHOLE_LIST),
    ...placeFields,
    changes: z.array(placeChange).min(1).max(WHOLE_LIST),
    reason: reason.describe(
      "Needed where somebody goes from one team to another in an event that is published, or leaves the group that a draw gave them",
    ),
  })
  .omit({ slot: true })
  .partial()
  .refine(({ ids, changes }) => (ids === undefined) !== (changes === undefined), {
    path: ["ids"],
    message: why("ids-or-changes"),
  })
  .refine(
    ({ changes, teamId, groupId, category: named, presence }) =>
      changes !== undefined || [teamId, groupId, named, presence].some((value) => value !== undefined),
    { path: ["ids"], message: why("nothing-to-assign") },
  );

/** An entry list, and what only whoever brings it can say about it. */
export const anglerListInput = entryListInput(anglerColumns).extend({
  nameOrder: z
    .enum(nameOrders)
    .optional()
    .describe("How whole names are written; left out, commas and capitals tell"),
  reason: reason
    .optional()
    .describe("Needed where somebody goes from one team to another in an event that is published"),
  acceptedWarnings: z
    .array(acceptedWarning)
    .max(2 * WHOLE_LIST)
    .default([])
    .describe("The warnings of a trial that somebody has looked at: their lines come in all the same"),
});

/** What an import did: whom and which teams it added, and how those it changed were before. */
export const anglerImportUndo = z.object({
  added: z.array(seenRow).max(WHOLE_LIST),
  changed: z
    .array(
      seenRow.extend({
        ...z
          .object(anglerFields)
          .omit({ groupId: true, presence: true, needsAccessiblePeg: true, isMinor: true }).shape,
      }),
    )
    .max(WHOLE_LIST),
  addedTeams: z.array(seenRow).max(WHOLE_LIST),
});

const rowOrNone = z.union([z.literal("none"), z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)]);

/** Unsorted means by number. */
export const anglerListQuery = sizedPageQuery(["number", "name", "team", "group", "category", "club"]).extend(
  {
    team: rowOrNone.optional().describe("A team's id, or none"),
    group: rowOrNone.optional().describe("A group's id, or none"),
    category: z.string().trim().max(anglerLengths.category).optional(),
    reserve: z.enum(["true", "false"]).optional(),
    mine: z.enum(["true"]).optional().describe("Only those whom the caller is"),
  },
);

/** What the forms offer. The numbers and slots are free now; somebody may be faster. */
export const anglerChoices = z.object({
  nextNumber: z.number().int(),
  teams: z.array(z.object({ id, name: z.string(), takenSlots: z.array(z.number().int()) })),
  groups: z.array(z.object({ id, code: z.string(), name: z.string() })),
  categories: z.array(z.string()).describe("The usual ones, and those in use beside them"),
});

export type AnglerResponse = z.output<typeof anglerResponse>;
export type AnglerInput = z.output<typeof anglerInput>;
export type AnglerPatch = z.output<typeof anglerPatch>;
export type AnglerImportUndo = z.output<typeof anglerImportUndo>;
export type AnglerListInput = z.output<typeof anglerListInput>;
export type AnglerListQuery = z.output<typeof anglerListQuery>;
export type AnglerChoices = z.output<typeof anglerChoices>;
export type PlaceChange = z.output<typeof placeChange>;
export type ManyAtOnce = z.output<typeof manyAtOnce>;

/** What can be wrong with somebody's place. */
const placeProblems = [
  "team-not-found",
  "group-not-found",
  "angler-slot-taken",
  "draw-locked",
  "group-emptied",
] as const;

export const anglerEndpoints = {
  listAnglers: endpoint({
    method: "GET",
    path: "/api/events/{event}/anglers",
    summary: "The anglers of an event",
    access: "event-guest",
    status: 200,
    params: eventParams,
    query: anglerListQuery,
    answer: z.array(anglerResponse),
    isPaged: true,
  }),
  listAnglerChoices: endpoint({
    method: "GET",
    path: "/api/events/{event}/anglers/choices",
    summary: "What an angler's form offers: the next number, teams, groups, categories",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    answer: anglerChoices,
  }),
  getAngler: endpoint({
    method: "GET",
    path: "/api/events/{event}/anglers/{id}",
    summary: "One angler",
    access: "event-guest",
    status: 200,
    params: eventPartParams,
    answer: anglerResponse,
    problems: ["angler-not-found"],
  }),
  importAnglers: endpoint({
    method: "POST",
    path: "/api/events/{event}/anglers/import",
    summary: "Add and change anglers, and add their teams, from a spreadsheet: all lines or none",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: anglerListInput,
    rate: "import",
    answer: importReport(anglerImportUndo),
    problems: ["event-full", "entry-list-not-clean", "entry-list-doubtful", "draw-locked"],
  }),
  undoAnglerImport: endpoint({
    method: "POST",
    path: "/api/events/{event}/anglers/import/undo",
    summary: "Take an import back, unless something of it was changed since or is needed",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: anglerImportUndo,
    rate: "import",
    answer: z.object({ removed: z.number().int(), restored: z.number().int() }),
    problems: ["undo-too-late", "draw-locked", "team-not-found"],
  }),
  addAngler: endpoint({
    method: "POST",
    path: "/api/events/{event}/anglers",
    summary: "Add an angler",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: anglerInput,
    answer: anglerResponse,
    problems: ["event-full", "angler-number-taken", ...placeProblems],
  }),
  updateAngler: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/anglers/{id}",
    summary: "Change an angler; to another team they go by a transfer",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: anglerPatch,
    answer: anglerResponse,
    problems: ["angler-not-found", "stale-revision", "angler-number-taken", ...placeProblems],
  }),
  deleteAngler: endpoint({
    method: "DELETE",
    path: "/api/events/{event}/anglers/{id}",
    summary: "Delete an angler nothing depends on",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    answer: z.object({ id }),
    problems: ["angler-not-found", "still-needed", "group-emptied"],
  }),
  deleteAnglers: endpoint({
    method: "POST",
    path: "/api/events/{event}/anglers/delete",
    summary: "Delete many anglers nothing depends on: all or none",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: undoInput,
    rate: "import",
    answer: z.object({ ids: z.array(id) }),
    problems: ["angler-not-found", "stale-revision", "anglers-needed", "group-emptied"],
  }),
  restoreAnglers: endpoint({
    method: "POST",
    path: "/api/events/{event}/anglers/delete/undo",
    summary: "Add many anglers again as they were before they were deleted together: all or none",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: z.object({ anglers: z.array(anglerInput).min(1, why("nothing-to-take-back")).max(WHOLE_LIST) }),
    rate: "import",
    answer: z.object({ ids: z.array(id) }),
    problems: ["event-full", "angler-number-taken", ...placeProblems],
  }),
  transferAngler: endpoint({
    method: "POST",
    path: "/api/events/{event}/anglers/{id}/transfer",
    summary: "Move an angler to another team, until the draw is locked",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: z.object({
      teamId: rowReference,
      slot: placeFields.slot.optional(),
      reason: reason.optional().describe("Needed once the event is published"),
      revision: revision.optional(),
    }),
    answer: anglerResponse,
    problems: ["angler-not-found", "stale-revision", "team-not-found", "angler-slot-taken", "draw-locked"],
  }),
  substituteAngler: endpoint({
    method: "POST",
    path: "/api/events/{event}/anglers/{id}/substitute",
    summary: "Let a reserve take an angler's slot and group; the angler is withdrawn",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: z.object({ reserveId: rowReference, reason, revision: revision.optional() }),
    answer: z.object({ angler: anglerResponse, reserve: anglerResponse }),
    problems: ["angler-not-found", "stale-revision", "not-a-reserve", "angler-withdrawn", "group-emptied"],
  }),
  assignAnglers: endpoint({
    method: "POST",
    path: "/api/events/{event}/anglers/assign",
    summary:
      "Give many anglers a team, group, category or presence: all or none; from team to team with a reason",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: manyAtOnce,
    answer: z.object({
      anglers: z.array(anglerResponse),
      undo: z.array(placeChange).describe("Sent back as changes, everything is as it was"),
    }),
    problems: ["angler-not-found", "stale-revision", ...placeProblems],
  }),
};
