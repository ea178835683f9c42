import { createHash } from "node:crypto";
import type { LotteryResponse } from "@tightlines/contract/registration/lottery";
import { toCamelCase } from "@tightlines/contract/wire/case";
import { verifyLottery } from "@tightlines/domain/registration/verify-lottery";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { newRegistration } from "../../testing/examples/registration.examples.ts";
import { lotteryClient, type LotteryEvent, sent } from "../../testing/lottery-client.ts";
import { addMembers, type Member } from "../../testing/many-members.ts";
import type { SentRegistration } from "../../testing/registration-client.ts";
import type { Answer } from "../../testing/test-login.ts";
import { untilSomebodyWaits } from "../../testing/until-somebody-waits.ts";

let api: TestApi;
let organizer: Person;
let members: Member[];
let lottery: ReturnType<typeof lotteryClient>;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  members = await addMembers(api, 5);
  lottery = lotteryClient(api, organizer, members);
});
afterAll(() => api.close());

describe("the draw", () => {
  test("gives places and numbers in the order that anybody can compute again", async () => {
    const event = await lottery.open({ capacity: 2 });
    const { seed_hash: promised } = (await lottery.state(event)).lottery!;
    await lottery.enterAll(event, 5);
    await lottery.close(event);
    const answer = await event.draw(organizer.token, { ingredient: "3 17 22" });
    expect(answer.statusCode).toBe(200);
    const published = await publishedLottery(event);
    const { drawn } = published;
    expect(published.seedHash).toBe(promised);
    expect(sha256(drawn!.seed)).toBe(promised);
    expect(verifyLottery({ ...drawn!, seedHash: published.seedHash })).toEqual({
      isAlgorithmKnown: true,
      isSeedAsCommitted: true,
      isInputAsCommitted: true,
      isDrawAsComputed: true,
    });
    expect(drawn).toMatchObject({ ingredient: "3 17 22", actorName: organizer.user.display_name });
    expect(drawn!.outcome.map(({ hasPlace }) => hasPlace)).toEqual([true, true, false, false, false]);

    // The list everybody reads is in the order of the draw.
    const listed = (await event.list()).json<{ data: SentRegistration[] }>().data;
    expect(listed.map(({ id }) => id)).toEqual(drawn!.outcome.map(({ registrationId }) => registrationId));
    expect(listed.map(({ status, waitlist_position: number }) => [status, number])).toEqual([
      ["confirmed", null],
      ["confirmed", null],
      ["waitlisted", 1],
      ["waitlisted", 2],
      ["waitlisted", 3],
    ]);
    expect(await lottery.state(event)).toMatchObject({
      lottery: { entered: 5, drawn_at: published.drawn!.at },
      confirmed: 2,
      waiting: 3,
      places_left: 0,
    });
    const [winner, , , , last] = listed.map(({ entrants: [first] }) => first!.first_name);
    expect((await lottery.lastLetterTo(emailOf(winner!))).subject).toBe("You are in: Spring Masters");
    const letter = await lottery.lastLetterTo(emailOf(last!));
    expect(letter.subject).toBe("The lottery is drawn: Spring Masters");
    expect(letter.text).toContain("is number 3 on the waitlist");
  });

  test("leaves a trail: who drew, and what became of everybody", async () => {
    const event = await lottery.closeWith(3, { capacity: 2 });
    await event.draw(organizer.token);
    const rows = await api.database.db
      .selectFrom("audit")
      .select(["noun", "action", "actorName", "after", "reason"])
      .where("eventId", "=", event.id)
      .where((row) => row.or([row("noun", "=", "lottery"), row("reason", "=", "Lottery of places")]))
      .orderBy("id")
      .execute();
    expect(rows.map(({ noun, action }) => `${noun} ${action}`)).toEqual([
      "lottery create",
      "lottery draw",
      "registration update",
      "registration update",
      "registration update",
    ]);
    expect(rows[0]!.after).not.toHaveProperty("seed");
    expect(rows[1]).toMatchObject({
      actorName: organizer.user.display_name,
      after: { places: 2, waitlist: 1, seed: await lottery.storedSeed(event) },
    });
  });

  test("afterwards the waitlist is like any other", async () => {
    const event = await lottery.closeWith(3, { capacity: 1 });
    await event.draw(organizer.token);
    const [winner, next, last] = await listed(event);
    await event.decide(organizer.token, [winner!], { status: "cancelled", reason: "Ill" });
    expect(await lottery.see(event, next!)).toMatchObject({ status: "confirmed" });
    expect(await lottery.see(event, last!)).toMatchObject({ status: "waitlisted", waitlist_position: 1 });
    // Whoever the desk adds now stands behind all of them.
    const late = sent(
      await event.add(organizer.token, { entrants: [{ first_name: "Late", last_name: "Lee" }] }),
    );
    expect(late).toMatchObject({ status: "waitlisted", waitlist_position: 2, awaits_draw: false });
  });

  test("keeps drawn places for those the organizer still has to confirm", async () => {
    const event = await lottery.closeWith(3, { capacity: 1, needs_approval: true });
    await event.draw(organizer.token);
    const [winner, next] = await listed(event);
    expect(winner).toMatchObject({ status: "pending", holds_place: true, awaits_draw: false });
    expect(await lottery.state(event)).toMatchObject({ places_left: 0, waiting: 2 });
    const refused = await event.decide(organizer.token, [next!], { status: "confirmed" });
    expect(refused.json().code).toBe("no-place-left");
    const email = members.find(({ firstName }) => firstName === winner!.entrants[0]!.first_name)!.email;
    expect((await lottery.lastLetterTo(email)).subject).toBe("You have drawn a place: Spring Masters");
    await event.decide(organizer.token, [winner!], { status: "rejected", reason: "No licence" });
    expect(await lottery.see(event, next!)).toMatchObject({ status: "confirmed" });
    expect(await lottery.see(event, winner!)).toMatchObject({ status: "rejected", holds_place: false });
  });

  test("counts the places that were given by hand, and each category's own", async () => {
    const event = await lottery.open({ capacity: 3 });
    await event.settle(organizer.token, {
      categories: [
        { category: "open", fee: 0, capacity: null },
        { category: "youth", fee: 0, capacity: 1 },
      ],
    });
    const guest = await lottery.enter(event, 0, { category: "youth" });
    await event.decide(organizer.token, [guest], { status: "confirmed" });
    const youth = await lottery.enter(event, 1, { category: "youth" });
    for (const index of [2, 3, 4]) await lottery.enter(event, index);
    await lottery.close(event);
    await event.draw(organizer.token);
    const { drawn } = await publishedLottery(event);
    expect(drawn!.input).toMatchObject({
      capacity: 3,
      taken: 1,
      limits: [{ category: "youth", capacity: 1, taken: 1 }],
    });
    expect(drawn!.outcome.map(({ registrationId }) => registrationId)).not.toContain(guest.id);
    expect(drawn!.outcome.filter(({ hasPlace }) => hasPlace)).toHaveLength(2);
    expect(await lottery.see(event, youth)).toMatchObject({ status: "waitlisted" });
  });

  test("is among those who came in time: the desk adds nobody between closing and draw", async () => {
    const event = await lottery.closeWith(2, {});
    const late = { entrants: [{ first_name: "Late", last_name: "Lee" }] };
    const answer = await event.add(organizer.token, late);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "lottery-awaits-draw"]);
    await event.draw(organizer.token);
    expect((await event.add(organizer.token, late)).statusCode).toBe(201);
  });

  test("and brings nobody back into it who was refused or had cancelled", async () => {
    const event = await lottery.open({});
    const [gone, refused] = await lottery.enterAll(event, 3);
    await event.change(members[0]!.token, gone!.id, { status: "cancelled", revision: gone!.revision });
    await event.decide(organizer.token, [refused!], { status: "rejected", reason: "No licence" });
    const bringBack = async (row: SentRegistration) =>
      event.decide(organizer.token, [await lottery.see(event, row)], { status: "pending" });
    // Before closing a mistake of the desk is put right.
    expect((await bringBack(refused!)).statusCode).toBe(200);
    await event.decide(organizer.token, [await lottery.see(event, refused!)], {
      status: "rejected",
      reason: "No licence",
    });
    await lottery.close(event);
    for (const row of [gone!, refused!]) {
      const answer = await bringBack(row);
      expect([answer.statusCode, answer.json().code]).toEqual([409, "lottery-awaits-draw"]);
    }
    await event.draw(organizer.token);
    expect((await publishedLottery(event)).drawn!.outcome).toHaveLength(1);
    expect((await bringBack(gone!)).statusCode).toBe(200);
  });

  test("takes whoever pressed in time and waited past closing", async () => {
    const event = await lottery.open({});
    let entering: Promise<SentRegistration> | undefined;
    await api.database.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom("registrationSettings")
        .select("eventId")
        .where("eventId", "=", event.id)
        .forUpdate()
        .execute();
      entering = lottery.enter(event, 0);
      await untilSomebodyWaits(api.database);
      // The clock goes on to the morning of the event.
      vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-04-03T08:00:00Z") });
    });
    const entered = await entering!.finally(() => vi.useRealTimers());
    expect(entered).toMatchObject({ status: "pending", awaits_draw: true });
  });

  test("waits for whoever registered in the last second and is not stored yet", async () => {
    const event = await lottery.closeWith(1, {});
    let drawing: Promise<Answer> | undefined;
    const { id } = await api.database.db.transaction().execute(async (trx) => {
      await trx.selectFrom("event").select("id").where("id", "=", event.id).forShare().execute();
      drawing = event.draw(organizer.token);
      await untilSomebodyWaits(api.database);
      const inside = { ...api, database: { ...api.database, db: trx } };
      return newRegistration({ api: inside, event, caller: undefined }, "pending");
    });
    expect((await drawing!).statusCode).toBe(200);
    const { drawn } = await publishedLottery(event);
    expect(drawn!.outcome.map(({ registrationId }) => registrationId)).toContain(id);
  });

  test("names people as the public list does, and tells nobody how to reach them", async () => {
    const event = await lottery.open({});
    await event.settle(organizer.token, { hides_minors: true });
    const minor = { first_name: "Kim", last_name: "Adams", is_minor: true };
    const kim = sent(
      await event.add(organizer.token, {
        entrants: [minor],
        guardian_name: "Olga Brook",
        email: "olga@example.org",
        phone: "+420 777",
      }),
    );
    const [gone] = await lottery.enterAll(event, 1);
    await lottery.close(event);
    await event.draw(organizer.token);
    const { revision } = await lottery.see(event, gone!);
    await event.decide(organizer.token, [{ ...gone!, revision }], { status: "cancelled", reason: "Ill" });
    const { drawn } = await publishedLottery(event);
    expect(drawn!.names).toEqual([{ registrationId: kim.id, name: "Kim A." }]);
    expect(drawn!.outcome).toHaveLength(2);
    expect((await event.lottery()).body).not.toMatch(/olga|Brook|\+420|Adams/i);
  });
});

async function listed(event: LotteryEvent): Promise<SentRegistration[]> {
  return (await event.list(organizer.token)).json<{ data: SentRegistration[] }>().data;
}

async function publishedLottery(event: LotteryEvent): Promise<LotteryResponse> {
  return toCamelCase((await event.lottery()).json().data) as LotteryResponse;
}

function emailOf(firstName: string): string {
  return members.find((member) => member.firstName === firstName)!.email;
}

function sha256(hex: string): string {
  return createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
}
