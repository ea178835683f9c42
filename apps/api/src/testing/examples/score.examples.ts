import { createHash, randomUUID } from "node:crypto";
import { emptyScore } from "@tightlines/domain/score/entered-score";
import { hashScore } from "@tightlines/domain/score/hash-score";
import type { ExampleList, ExampleWorld } from "../example.ts";
import { photoOf } from "../report-client.ts";
import { runSession } from "../score-client.ts";
import { sendForm } from "../send-form.ts";
import { fillTestField } from "../test-field.ts";
import { post } from "./post.ts";

const scores = "/api/events/{event}/scores";

/** One good call of each endpoint about scores. */
export const scoreExamples: ExampleList = {
  [`GET ${scores}`]: ({ event }) => ({ params: { event: event.url } }),
  [`GET ${scores}/{id}`]: async (world) => at(world, (await newScore(world)).id),
  [`POST ${scores}`]: async (world) => ({ params: { event: world.event.id }, body: await newPair(world) }),
  [`PATCH ${scores}/{id}`]: async (world) => {
    const { id, revision } = await newScore(world);
    return { ...at(world, id), body: { weigh_in: { weight_grams: 4500 }, revision } };
  },
  [`DELETE ${scores}/{id}`]: async (world) => ({
    ...at(world, (await newScore(world)).id),
    query: { reason: "Entered for somebody else" },
  }),
  [`POST ${scores}/operations`]: async (world) => ({
    params: { event: world.event.id },
    body: { operations: [weighed(await newPair(world))] },
  }),
  [`POST ${scores}/take-in`]: async (world) => ({
    params: { event: world.event.id },
    body: { operations: [weighed(await newPair(world))] },
  }),
  [`POST ${scores}/scale-checks`]: async (world) => ({
    params: { event: world.event.id },
    body: { checks: [scaleCheck((await newPair(world)).session_id)] },
  }),
  [`POST ${scores}/take-in/scale-checks`]: async (world) => ({
    params: { event: world.event.id },
    body: { checks: [scaleCheck((await newPair(world)).session_id)] },
  }),
  [`POST ${scores}/photos`]: async (world) => ({
    params: { event: world.event.id },
    fields: { catch_id: await newCatch(world) },
    file: await photoOf(1),
  }),
  [`GET ${scores}/photos`]: async (world) => {
    const { session_id, angler_id } = await newPair(world);
    return {
      params: { event: world.event.url },
      query: { session_id: String(session_id), angler_id: String(angler_id) },
    };
  },
  [`GET ${scores}/photos/{id}/photo.webp`]: async (world) => {
    const id = await newCatch(world);
    await sendCatchPhoto(world, id);
    return { params: { event: world.event.url, id } };
  },
  "POST /api/receipt": async (world) => {
    const secret = randomUUID();
    await post(world, "scores/operations", { operations: [signed(await newPair(world), secret)] });
    return { body: { secret } };
  },
  [`GET ${scores}/operations`]: ({ event }) => ({ params: { event: event.url } }),
  [`POST ${scores}/operations/{operation}/decide`]: async (world) => ({
    params: { event: world.event.id, operation: await newConflict(world) },
    body: { is_taken: true, reason: "Weighed again" },
  }),
  [`POST ${scores}/operations/{operation}/decide/undo`]: async (world) => {
    const operation = await newConflict(world);
    const left = { is_taken: false, reason: "The first one is right" };
    await post(world, `scores/operations/${operation}/decide`, left);
    return { params: { event: world.event.id, operation } };
  },
  [`POST ${scores}/operations/{operation}/stop-waiting`]: async (world) => {
    const early = weighed(await newPair(world), { seen: randomUUID() });
    await post(world, "scores/operations", { operations: [early] });
    return { params: { event: world.event.id, operation: early.id } };
  },
  [`GET ${scores}/board`]: async (world) => ({
    params: { event: world.event.url },
    query: { session_id: String((await newPair(world)).session_id) },
  }),
};

/** A signature of what nobody has said anything about yet, with a receipt behind a secret. */
export function signed(pair: { session_id: number; angler_id: number }, secret: string, values: object = {}) {
  return {
    id: randomUUID(),
    kind: "sign",
    made_at: "2027-04-03T09:30:00Z",
    hash: hashScore(emptyScore),
    receipt_hash: createHash("sha256").update(secret).digest("hex"),
    ...pair,
    ...values,
  };
}

/** A weigh-in by a device that has seen nothing about the angler, as the wire has it. */
export function weighed(pair: { session_id: number; angler_id: number }, values: object = {}) {
  return {
    id: randomUUID(),
    kind: "set-weigh-in",
    made_at: "2027-04-03T06:30:00Z",
    seen: null as string | null,
    weigh_in: { weight_grams: 4500 },
    ...pair,
    ...values,
  };
}

/** A scale that was held against a weight of one kilogram. */
export function scaleCheck(session_id: number, values: object = {}) {
  return {
    id: randomUUID(),
    session_id,
    scale_number: "3",
    known_grams: 1000,
    shown_grams: 1000,
    tare_grams: 240,
    made_at: "2027-04-03T06:30:00Z",
    ...values,
  };
}

/** A fish by a device, as the wire has it. */
export function caught(pair: { session_id: number; angler_id: number }, values: object = {}) {
  return {
    id: randomUUID(),
    kind: "add-catch",
    made_at: "2027-04-03T06:30:00Z",
    catch: { species_id: 1, length_mm: 312 },
    ...pair,
    ...values,
  };
}

async function newCatch(world: ExampleWorld): Promise<string> {
  const fish = caught(await newPair(world));
  await post(world, "scores/operations", { operations: [fish] });
  return fish.id;
}

async function sendCatchPhoto({ api, event }: ExampleWorld, catch_id: string): Promise<void> {
  const { token } = await api.asRole("administrator");
  const url = `/api/events/${event.id}/scores/photos`;
  await sendForm(api, url, token, { fields: { catch_id }, file: await photoOf(1) });
}

/** The id of a weigh-in that contradicts another one. */
async function newConflict(world: ExampleWorld): Promise<string> {
  const pair = await newPair(world);
  const [first, second] = [weighed(pair), weighed(pair, { weigh_in: { weight_grams: 450 } })];
  await post(world, "scores/operations", { operations: [first, second] });
  return second.id;
}

interface Row {
  id: number;
  revision: number;
}

function at({ event }: ExampleWorld, id: number) {
  return { params: { event: event.id, id } };
}

export async function newPair({ api, event }: ExampleWorld) {
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 1, teams: 1 });
  await runSession(api, sessionIds[0]!);
  return { session_id: sessionIds[0]!, angler_id: anglerIds[0]! };
}

async function newScore(world: ExampleWorld): Promise<Row> {
  return post(world, "scores", { ...(await newPair(world)), weigh_in: { weight_grams: 4400 } });
}
