import { sql } from "kysely";
import { expect } from "vitest";
import type { Person, TestApi } from "./create-test-api.ts";
import { bankLine, openRegistration, registrationClient } from "./registration-client.ts";
import { createTestEvent, type TestEvent } from "./test-event.ts";
import { newEmail } from "./test-login.ts";

/** Everything that is to go has one of these in it. */
export const gone = /private|\+420|@example\.org/i;

export interface Filled extends TestEvent {
  registrationId: number;
}

/** A team with all that can be known about it, on the start list, paid, changed and decided about with a reason. */
export async function fillContacts(api: TestApi, organizer: Person, ann: Person): Promise<Filled> {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, { registration_for: "team", team_size: 2 });
  const client = registrationClient(api, event);
  const { token } = organizer;
  await client.settle(token, {
    questions: [{ id: "meal", label: "What do you eat?", kind: "text", options: [], is_required: false }],
    categories: [{ category: "open", fee: 2500, capacity: null }],
    account_name: "Weir Anglers",
    iban: "CZ65 0800 0000 1920 0014 5399",
  });
  const added = await client.add(ann.token, {
    team_name: "Herons",
    phone: "+420 777 123 456",
    answers: { meal: "private allergy" },
    guardian_name: "private guardian",
    entrants: [
      {
        first_name: "Ann",
        last_name: "Rivers",
        is_self: true,
        licence: "private-1",
        needs_accessible_peg: true,
      },
      { first_name: "Kim", last_name: "Weir", is_minor: true, email: newEmail("kim"), licence: "private-2" },
    ],
  });
  const { id, revision, reference } = added.json<{
    data: { id: number; revision: number; reference: string };
  }>().data;
  await client.change(token, id, { notes: "private note", phone: "+420 777 000 000", revision });
  const payments = `/api/events/${event.id}/registrations/payments`;
  await api.call({
    method: "POST",
    url: payments,
    token,
    payload: { transactions: [bankLine({ payer: "Private Payer", texts: [reference] })] },
  });
  const list = `/api/events/${event.id}/registrations/start-list`;
  expect((await api.call({ method: "POST", url: list, token })).statusCode).toBe(200);
  const seen = (await client.get(token, id)).json<{ data: { revision: number } }>().data;
  await client.decide(token, [{ id, revision: seen.revision }], {
    status: "cancelled",
    reason: "private reason",
  });
  expect(await textOf(api, event)).toMatch(gone);
  return { ...event, registrationId: id };
}

/** All that the database says about an event, without what the organizer wrote about it. */
export async function textOf(api: TestApi, { id }: TestEvent): Promise<string> {
  const { db } = api.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'event_id' and table_schema = current_schema()
      and table_name not in ('registration_settings', 'invitation')
  `.execute(db);
  const found: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select to_jsonb(t) as row from ${sql.table(name)} as t where event_id = ${id}
    `.execute(db);
    found.push(rows);
  }
  return JSON.stringify(found);
}
