import { randomUUID } from "node:crypto";
import type { SelfReports } from "@tightlines/domain/ruleset/catch-rules";
import { sql } from "kysely";
import sharp from "sharp";
import type { Person, TestApi } from "./create-test-api.ts";
import { runSession } from "./score-client.ts";
import { sendForm } from "./send-form.ts";
import type { TestEvent } from "./test-event.ts";
import { fillTestField } from "./test-field.ts";
import type { Login } from "./test-login.ts";

export interface ReportField {
  sessionId: number;
  /** The first is the one whom the account is linked to. */
  anglerIds: number[];
  speciesId: number;
}

/** An event whose rules let anglers report, a session that runs, and an angler with an account. */
export async function reportField(
  api: TestApi,
  event: TestEvent,
  { userId, selfReports = "wait" }: { userId: number | null; selfReports?: SelfReports | null },
): Promise<ReportField> {
  const { db } = api.database;
  await sql`
    update event set ruleset = ${
      selfReports === null
        ? sql`ruleset #- '{catching,selfReports}'`
        : sql`jsonb_set(ruleset, '{catching,selfReports}', ${JSON.stringify(selfReports)}::jsonb)`
    } where id = ${event.id}
  `.execute(db);
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 1, teams: 2 });
  await runSession(api, sessionIds[0]!);
  await linkAngler(api, anglerIds[0]!, userId);
  const { id } = await db.selectFrom("species").select("id").orderBy("id").limit(1).executeTakeFirstOrThrow();
  return { sessionId: sessionIds[0]!, anglerIds, speciesId: id };
}

export async function linkAngler({ database: { db } }: TestApi, id: number, userId: number | null) {
  await db.updateTable("angler").set({ userId }).where("id", "=", id).execute();
}

/** What stands beside the photo, of a fish that was caught while the session ran. */
export function reportOf({ sessionId, anglerIds, speciesId }: ReportField, values: object = {}) {
  return {
    id: randomUUID(),
    session_id: sessionId,
    angler_id: anglerIds[0]!,
    species_id: speciesId,
    length_mm: 420,
    caught_at: "2027-04-03T03:30:00Z",
    made_at: "2027-04-03T03:31:00Z",
    has_code: "true",
    ...values,
  };
}

export async function sendReport(
  api: TestApi,
  event: TestEvent,
  person: Login | Person,
  fields: object,
  photo?: Buffer,
) {
  const url = `/api/events/${event.id}/reports`;
  return sendForm(api, url, person.token, { fields, file: photo ?? (await photoOf(1)) });
}

/** A picture of light and dark fields, another one for each number. */
export function photoOf(number: number, { width = 640, height = 480, quality = 90 } = {}): Promise<Buffer> {
  let state = number * 7919 + 17;
  const fields = Array.from({ length: 12 * 9 }, (_, at) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    const grey = state % 256;
    return `<rect x="${at % 12}" y="${Math.floor(at / 12)}" width="1" height="1" fill="rgb(${grey},${grey},${grey})"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 9" width="${width}" height="${height}">${fields.join("")}</svg>`;
  return sharp(Buffer.from(drawing)).flatten({ background: "#fff" }).jpeg({ quality }).toBuffer();
}
