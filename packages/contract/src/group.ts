import { groupLengths } from "@tightlines/domain/group/group-lengths";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import {
  eventParams,
  eventPartParams,
  orderInput,
  revision,
  rowFields,
  takenBack,
  undoInput,
  wantedPosition,
} from "./event-part.ts";
import { sizedPageQuery } from "./page.ts";
import { why } from "./problem/why.ts";

export const groupResponse = z.object({
  ...rowFields,
  code: z.string(),
  name: z.string(),
  position: z.number().int().describe("Its place in the event's order"),
  anglerIds: z.array(z.number().int()).describe("Who is in it, by number"),
  anglerCount: z.number().int(),
  rotationCount: z.number().int().describe("How many cells of the rotation are about it"),
});

export type GroupResponse = z.output<typeof groupResponse>;

const groupFields = {
  code: z.string().trim().toUpperCase().min(1, why("group-code-missing")).max(groupLengths.code),
  name: z.string().trim().max(groupLengths.name),
};

export const groupInput = z.object({
  ...groupFields,
  name: groupFields.name.default(""),
  position: wantedPosition,
});

export const groupPatch = z.object({ ...z.object(groupFields).partial().shape, revision });

export type GroupInput = z.output<typeof groupInput>;
export type GroupPatch = z.output<typeof groupPatch>;

/** More groups than letters help nobody. */
const groupSeries = z.object({
  count: z.number(why("count-missing")).int().min(1).max(26, why("too-many-groups")),
});

export const groupListQuery = sizedPageQuery(["position", "code", "name"]);

export type GroupListQuery = z.output<typeof groupListQuery>;

export const groupEndpoints = {
  listGroups: endpoint({
    method: "GET",
    path: "/api/events/{event}/groups",
    summary: "The groups of an event and who is in them",
    access: "event-guest",
    status: 200,
    params: eventParams,
    query: groupListQuery,
    answer: z.array(groupResponse),
    isPaged: true,
  }),
  getGroup: endpoint({
    method: "GET",
    path: "/api/events/{event}/groups/{id}",
    summary: "One group",
    access: "event-guest",
    status: 200,
    params: eventPartParams,
    answer: groupResponse,
    problems: ["group-not-found"],
  }),
  addGroup: endpoint({
    method: "POST",
    path: "/api/events/{event}/groups",
    summary: "Add a group",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: groupInput,
    answer: groupResponse,
    problems: ["event-full", "group-code-taken"],
  }),
  addGroupSeries: endpoint({
    method: "POST",
    path: "/api/events/{event}/groups/series",
    summary: "Add several groups at once, named by the next free letters",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: groupSeries,
    answer: z.array(groupResponse),
    problems: ["event-full"],
  }),
  undoGroupSeries: endpoint({
    method: "POST",
    path: "/api/events/{event}/groups/series/undo",
    summary: "Take groups back that were just added, all or none",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: undoInput,
    answer: takenBack,
    problems: ["still-needed", "undo-too-late"],
  }),
  orderGroups: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/groups/order",
    summary: "Put the groups in another order",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: orderInput,
    answer: z.array(groupResponse),
    problems: ["rows-changed", "stale-revision"],
  }),
  updateGroup: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/groups/{id}",
    summary: "Change a group",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: groupPatch,
    answer: groupResponse,
    problems: ["group-not-found", "stale-revision", "group-code-taken"],
  }),
  deleteGroup: endpoint({
    method: "DELETE",
    path: "/api/events/{event}/groups/{id}",
    summary: "Delete a group that nobody is in and no rotation uses",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    answer: z.object({ id: z.number().int() }),
    problems: ["group-not-found", "still-needed"],
  }),
};
