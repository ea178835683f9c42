import type { ExampleList, ExampleWorld } from "../example.ts";
import {
  linkAngler,
  photoOf,
  type ReportField,
  reportField,
  reportOf,
  sendReport,
} from "../report-client.ts";
import { post } from "./post.ts";

const reports = "/api/events/{event}/reports";

/** One good call of each endpoint about reports. */
export const reportExamples: ExampleList = {
  [`POST ${reports}`]: async (world) => ({
    params: { event: world.event.id },
    fields: reportOf(await ownField(world)),
    file: await photoOf(1),
  }),
  [`GET ${reports}`]: ({ event }) => ({ params: { event: event.url } }),
  [`GET ${reports}/waiting`]: async (world) => ({
    params: { event: world.event.url },
    query: { session_id: String((await reportField(world.api, world.event, { userId: null })).sessionId) },
  }),
  [`GET ${reports}/desk`]: async (world) => {
    await ownField(world);
    return { params: { event: world.event.url } };
  },
  [`GET ${reports}/codes`]: ({ event }) => ({ params: { event: event.url } }),
  [`GET ${reports}/{id}/photo.webp`]: async (world) => ({
    params: { event: world.event.id, id: (await newReport(world)).id },
    query: { width: "480" },
  }),
  [`POST ${reports}/{id}/decide`]: async (world) => {
    const { id, revision } = await newReport(world);
    return { params: { event: world.event.id, id }, body: { decision: "accept", revision } };
  },
  [`POST ${reports}/{id}/decide/undo`]: async (world) => {
    const { id, revision } = await newReport(world);
    const body = { decision: "accept", revision };
    const decided = await post<Row>(world, `reports/${id}/decide`, body);
    return { params: { event: world.event.id, id }, body: { revision: decided.revision } };
  },
};

interface Row {
  id: string;
  revision: number;
}

/** Whoever calls is the angler, where they have an account. */
async function ownField(world: ExampleWorld): Promise<ReportField> {
  return reportField(world.api, world.event, { userId: await callerId(world) });
}

async function callerId({ api, caller }: ExampleWorld): Promise<number | null> {
  const found =
    caller &&
    (await api.database.db
      .selectFrom("user")
      .select("id")
      .where("email", "=", caller.email)
      .executeTakeFirst());
  return found?.id ?? null;
}

/** Sent by somebody who is then not the angler any more: that is whoever calls. */
async function newReport(world: ExampleWorld): Promise<Row> {
  const { api, event } = world;
  const angler = await api.asRole("administrator");
  const field = await reportField(api, event, { userId: angler.user.id });
  const { data } = await sendReport(api, event, angler, reportOf(field));
  await linkAngler(api, field.anglerIds[0]!, await callerId(world));
  return data;
}
