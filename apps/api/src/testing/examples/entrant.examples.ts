import { hashOfCode, makeCode } from "../../platform/identity/secret-code.ts";
import type { ExampleList, ExampleWorld } from "../example.ts";
import { createTestEvent } from "../test-event.ts";
import { newEmail } from "../test-login.ts";
import { newRegistration } from "./registration.examples.ts";

export const entrantExamples: ExampleList = {
  "GET /api/entrants/{code}": async (world) => ({ params: { code: await askedFor(world) } }),
  "POST /api/entrants/{code}/reply": async (world) => ({
    params: { code: await askedFor(world) },
    body: { reply: "yes" },
  }),
  "POST /api/events/{event}/entrants/{id}/ask": async (world) => ({
    params: { event: world.event.id, id: (await newMate(world)).id },
  }),
};

/** These paths name no event, so there has to be one. */
async function askedFor({ api, caller }: ExampleWorld): Promise<string> {
  const event = await createTestEvent(api, await api.asRole("organizer", "host"));
  return (await newMate({ api, event, caller })).code;
}

/** Somebody whom a captain has named, with the code of their letter. */
async function newMate(world: Pick<ExampleWorld, "api" | "event" | "caller">) {
  const { db } = world.api.database;
  const registration = await newRegistration(world);
  await db
    .updateTable("registration")
    .set({ kind: "team", teamName: "Herons" })
    .where("id", "=", registration.id)
    .execute();
  const code = makeCode();
  const { id } = await db
    .updateTable("entrant")
    .set({
      email: newEmail("mate"),
      codeHash: hashOfCode(code),
      codeExpiresAt: new Date(Date.now() + 60_000),
      askedAt: new Date(),
    })
    .where("registrationId", "=", registration.id)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, code };
}
