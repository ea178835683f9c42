import { randomUUID } from "node:crypto";
import type { ExampleList, ExampleWorld } from "../example.ts";
import { photoOf } from "../report-client.ts";
import { runSession } from "../score-client.ts";
import { fillTestField } from "../test-field.ts";
import { post } from "./post.ts";
import { caught, newPair, scaleCheck } from "./score.examples.ts";

/** One good call of each endpoint about passes. */
export const passExamples: ExampleList = {
  "GET /api/events/{event}/passes": ({ event }) => ({ params: { event: event.url } }),
  "POST /api/events/{event}/passes": ({ event }) => ({ params: { event: event.id }, body: newPass }),
  "PATCH /api/events/{event}/passes/{id}": async (world) => {
    const { id, revision } = await addPass(world);
    return { params: { event: world.event.id, id }, body: { name: "Sector B", revision } };
  },
  "POST /api/events/{event}/passes/{id}/revoke": async (world) => {
    const { id } = await addPass(world);
    return { params: { event: world.event.id, id } };
  },
  "POST /api/pass": async (world) => ({ body: { secret: (await addPass(world)).secret } }),
  "POST /api/pass/scale-checks": async (world) => {
    const { sessionIds } = await fillTestField(world.api, world.event, { sessions: 1 });
    return { body: { secret: (await addPass(world)).secret, checks: [scaleCheck(sessionIds[0]!)] } };
  },
  "POST /api/pass/photos": async (world) => {
    const { secret } = await addPass(world);
    const fish = caught(await newPair(world));
    await world.api.call({
      method: "POST",
      url: "/api/pass/operations",
      payload: { secret, operations: [fish] },
    });
    return { fields: { secret, catch_id: fish.id }, file: await photoOf(1) };
  },
  "POST /api/pass/operations": async (world) => {
    const { sessionIds, anglerIds } = await fillTestField(world.api, world.event, { sessions: 1, teams: 1 });
    await runSession(world.api, sessionIds[0]!);
    const presence = {
      id: randomUUID(),
      kind: "set-presence",
      made_at: "2027-04-03T06:30:00Z",
      session_id: sessionIds[0],
      angler_id: anglerIds[0],
      seen: null,
      presence: "absent",
      late_minutes: 0,
    };
    return { body: { secret: (await addPass(world)).secret, operations: [presence] } };
  },
};

const newPass = { name: "Sector A", expires_at: "2099-01-01T00:00:00Z" };

interface SentPass {
  id: number;
  revision: number;
  secret: string;
}

function addPass(world: ExampleWorld): Promise<SentPass> {
  return post(world, "passes", newPass);
}
