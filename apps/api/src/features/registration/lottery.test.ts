import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { lotteryClient } from "../../testing/lottery-client.ts";
import { addMembers, type Member } from "../../testing/many-members.ts";

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

describe("while registration is open", () => {
  test("everybody takes part, nobody has a place or a number, and the promise is public", async () => {
    const event = await lottery.open({ capacity: 1 });
    const before = await lottery.state(event);
    expect(before).toMatchObject({ mode: "lottery", lottery: { entered: 0, drawn_at: null } });
    expect(before.lottery!.seed_hash).toMatch(/^[0-9a-f]{64}$/);
    const rows = await lottery.enterAll(event, 3);
    for (const row of rows)
      expect(row).toMatchObject({
        status: "pending",
        awaits_draw: true,
        holds_place: false,
        waitlist_position: null,
      });
    expect(await lottery.state(event)).toMatchObject({ lottery: { entered: 3 }, waiting: 0, confirmed: 0 });
    const published = (await event.lottery()).json().data;
    expect(published).toMatchObject({ seed_hash: before.lottery!.seed_hash, drawn: null });
    expect(JSON.stringify(published)).not.toContain(await lottery.storedSeed(event));
    const letter = await lottery.lastLetterTo(members[0]!.email);
    expect(letter.subject).toBe("You take part in the lottery: Spring Masters");
    expect(letter.text).toContain("it does not matter who came first");
  });

  test("a place that becomes free goes to nobody", async () => {
    const event = await lottery.open({ capacity: 1 });
    const [first, second] = await lottery.enterAll(event, 2);
    await event.decide(organizer.token, [first!], { status: "confirmed" });
    await lottery.change(event, { capacity: 5 });
    const { revision } = await lottery.see(event, first!);
    await event.decide(organizer.token, [{ ...first!, revision }], { status: "cancelled", reason: "Ill" });
    expect(await lottery.see(event, second!)).toMatchObject({ status: "pending", awaits_draw: true });
  });

  test("there is no waitlist yet, and the sentence says why", async () => {
    const event = await lottery.open({});
    const [first] = await lottery.enterAll(event, 1);
    const answer = await event.decide(organizer.token, [first!], { status: "waitlisted" });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      `${nameOf(members[0]!)} cannot be put on the waitlist: there is none before the lottery is drawn.`,
    ]);
  });

  test("how places are given stays while a registration stands", async () => {
    const event = await lottery.open({});
    const [first] = await lottery.enterAll(event, 1);
    const refused = await event.settle(organizer.token, { mode: "first-come" });
    expect(refused.json().fields.mode[0].detail).toBe(
      "There is 1 registration already. People registered under this rule, so it stays.",
    );
    expect((await event.settle(organizer.token, { mode: "lottery", hold_hours: 5 })).statusCode).toBe(200);
    await event.change(members[0]!.token, first!.id, { status: "cancelled", revision: first!.revision });
    expect((await event.settle(organizer.token, { mode: "first-come" })).statusCode).toBe(200);
    expect((await event.lottery()).json().code).toBe("lottery-not-found");
    expect(await lottery.state(event)).toMatchObject({ mode: "first-come", lottery: null });
  });

  test("choosing the lottery again rolls no other seed", async () => {
    const event = await lottery.open({});
    const seed = await lottery.storedSeed(event);
    await event.settle(organizer.token, { mode: "first-come" });
    await event.settle(organizer.token, { mode: "lottery" });
    expect(await lottery.storedSeed(event)).toBe(seed);
  });
});

describe("the draw is refused", () => {
  test.each<[string, object, number, string, string]>([
    [
      "before closing",
      {},
      1,
      "lottery-not-closed",
      "Registration has not closed yet. The lottery can be drawn after that.",
    ],
    [
      "when nobody has registered",
      { registration_closes_at: "2026-02-01T00:00:00Z" },
      0,
      "lottery-empty",
      "Nobody takes part in the lottery, so there is nothing to draw.",
    ],
    [
      "when the event does not take place",
      { status: "cancelled" },
      1,
      "lottery-too-late",
      "The event is cancelled. No places are drawn any more.",
    ],
  ])("%s", async (_when, settings, people, code, detail) => {
    const event = await lottery.open({});
    await lottery.enterAll(event, people);
    await lottery.change(event, settings);
    const answer = await event.draw(organizer.token);
    expect([answer.statusCode, answer.json().code, answer.json().detail]).toEqual([409, code, detail]);
  });

  test("where places go to whoever comes first", async () => {
    const event = await lottery.open({});
    await event.settle(organizer.token, { mode: "first-come" });
    const answer = await event.draw(organizer.token);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "lottery-not-found"]);
  });

  test("the second time, also when both press at once", async () => {
    const event = await lottery.closeWith(4, { capacity: 2 });
    const answers = await Promise.all([event.draw(organizer.token), event.draw(organizer.token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const again = await event.draw(organizer.token);
    expect(again.json().detail).toBe("The lottery is drawn already. It is drawn only once.");
    const mode = await event.settle(organizer.token, { mode: "first-come" });
    expect(mode.json().fields.mode[0].code).toBe("mode-was-drawn");
  });
});

function nameOf({ firstName, lastName }: Member): string {
  return `${firstName} ${lastName}`;
}
