import type { Person, TestApi } from "./create-test-api.ts";
import type { Member } from "./many-members.ts";
import { openRegistration, registrationClient, type SentRegistration } from "./registration-client.ts";
import { createTestEvent, type TestEvent } from "./test-event.ts";
import type { Answer } from "./test-login.ts";

export type LotteryEvent = TestEvent & ReturnType<typeof registrationClient>;

/** As the wire has it. */
export interface SentState {
  mode: string;
  lottery: { seed_hash: string; entered: number; drawn_at: string | null } | null;
}

/** Events whose places are drawn, and the members who register for them. */
export function lotteryClient(api: TestApi, organizer: Person, members: readonly Member[]) {
  async function open(settings: object): Promise<LotteryEvent> {
    const event = await createTestEvent(api, organizer);
    const client = registrationClient(api, event);
    await client.settle(organizer.token, { mode: "lottery" });
    await openRegistration(api, event, organizer, settings);
    return { ...event, ...client };
  }

  function change({ id }: TestEvent, payload: object): Promise<Answer> {
    return api.call({ method: "PATCH", url: `/api/events/${id}`, token: organizer.token, payload });
  }

  async function close(event: TestEvent): Promise<void> {
    const answer = await change(event, { registration_closes_at: "2026-02-01T00:00:00Z" });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  async function enter(event: LotteryEvent, index: number, body: object = {}): Promise<SentRegistration> {
    const { firstName: first_name, lastName: last_name, token } = members[index]!;
    return sent(await event.add(token, { entrants: [{ first_name, last_name, is_self: true }], ...body }));
  }

  async function enterAll(event: LotteryEvent, people: number): Promise<SentRegistration[]> {
    const rows: SentRegistration[] = [];
    for (let index = 0; index < people; index++) rows.push(await enter(event, index));
    return rows;
  }

  return {
    open,
    change,
    close,
    enter,
    enterAll,
    /** Registration has closed after so many came. */
    async closeWith(people: number, settings: object): Promise<LotteryEvent> {
      const event = await open(settings);
      await enterAll(event, people);
      await close(event);
      return event;
    },
    async see(event: LotteryEvent, { id }: SentRegistration): Promise<SentRegistration> {
      return sent(await event.get(organizer.token, id));
    },
    async state(event: LotteryEvent): Promise<SentState> {
      return (await event.state()).json<{ data: SentState }>().data;
    },
    async storedSeed({ id }: TestEvent): Promise<string> {
      const row = api.database.db.selectFrom("lottery").select("seed").where("eventId", "=", id);
      return (await row.executeTakeFirstOrThrow()).seed;
    },
    lastLetterTo(address: string): Promise<{ subject: string; text: string }> {
      return api.database.db
        .selectFrom("mail")
        .select(["subject", "text"])
        .where("toAddress", "=", address)
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow();
    },
  };
}

export function sent(answer: Answer): SentRegistration {
  return answer.json<{ data: SentRegistration }>().data;
}
