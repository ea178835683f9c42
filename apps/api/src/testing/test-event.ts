import { randomUUID } from "node:crypto";
import type { SecurityRight } from "../platform/database/tables/security.table.ts";
import type { Person, TestApi } from "./create-test-api.ts";

export const eventInput = {
  name: "Spring Masters",
  starts_on: "2027-04-03",
  ends_on: "2027-04-04",
  time_zone: "Europe/Prague",
  discipline: "fly",
  preset: "fly-fips-mouche",
};

export interface TestEvent {
  id: number;
  url: string;
}

/** An event of somebody who is organizer, published unless it is to stay a draft. */
export async function createTestEvent(
  api: TestApi,
  owner: Person,
  { isDraft = false, name }: { isDraft?: boolean; name?: string } = {},
): Promise<TestEvent> {
  const created = await api.call({
    method: "POST",
    url: "/api/events",
    token: owner.token,
    payload: { ...eventInput, ...(name ? { name } : { url: `spring-masters-${randomUUID()}` }) },
  });
  if (created.statusCode !== 201) throw new Error(`No event: ${created.body}`);
  const event = created.json<{ data: TestEvent }>().data;
  if (isDraft) return event;
  const payload = { status: "published" };
  const published = await api.call({
    method: "PATCH",
    url: `/api/events/${event.id}`,
    token: owner.token,
    payload,
  });
  if (published.statusCode !== 200) throw new Error(`Not published: ${published.body}`);
  return event;
}

/** Rights are given by rows until there is a call for it. */
export async function giveRight(
  { database }: TestApi,
  event: TestEvent,
  person: Person,
  right: SecurityRight,
): Promise<void> {
  await database.db
    .insertInto("security")
    .values({ eventId: event.id, userId: person.user.id, right })
    .onConflict((conflict) => conflict.columns(["eventId", "userId"]).doUpdateSet({ right }))
    .execute();
}
