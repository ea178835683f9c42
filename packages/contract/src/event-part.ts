import { z } from "zod";
import { rowId } from "./row-id.ts";
import { WHOLE_LIST } from "./whole-list.ts";
import { why } from "./problem/why.ts";

/** The event a path names. */
export const eventParams = z.object({ event: z.string().min(1).max(100).describe("The event's id or url") });

/**
 * One row of an event: an id of another event's row names nothing. So it does in a body: the answer is 404 with the code
 * of what is missing, and its field is named.
 */
export const eventPartParams = eventParams.extend({
  id: rowId.describe("The row's id"),
});

/** What two people may edit carries a revision. */
export const revision = z
  .number()
  .int()
  .describe("Goes up with every change; send it back to change what you saw");

/** A row as it was seen: nothing happens to it if somebody has changed it since. */
export const seenRow = z.object({
  id: z.number(why("not-in-list")).int().min(1).max(Number.MAX_SAFE_INTEGER),
  revision,
});

/** What every row of an event carries beside its own fields. */
export const rowFields = {
  id: z.number().int(),
  revision,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** Where a new row stands in the event's order: those from there on move one further. */
export const wantedPosition = z
  .number()
  .int()
  .min(0)
  .max(WHOLE_LIST)
  .optional()
  .describe("Its place in the order; the last one when it is left out");

/** A new order of an event's rows, made by somebody who saw the old one. */
export const orderInput = z.object({
  ids: z.array(z.number().int()).max(WHOLE_LIST).describe("Every one of them, once, in the new order"),
  seen: z.array(z.number().int()).max(WHOLE_LIST).describe("The order that was seen; a stale one is refused"),
});

/** What somebody has just added, as it was answered: it is taken back as long as it is still so. */
export const undoInput = z.object({
  rows: z
    .array(z.object({ id: z.number().int(), revision }))
    .min(1, why("nothing-to-take-back"))
    .max(WHOLE_LIST)
    .describe("Every one of them, with the revision that was seen"),
});

/** The ids of what is gone again. */
export const takenBack = z.object({ ids: z.array(z.number().int()) });

export type UndoInput = z.output<typeof undoInput>;

export type OrderInput = z.output<typeof orderInput>;
