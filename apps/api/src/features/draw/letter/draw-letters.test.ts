import { rates } from "@tightlines/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Postman, startPostman } from "../../../platform/mail/postman.ts";
import { createTestApi, ORIGIN, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import { createDrawnField, type DrawnField } from "../../../testing/drawn-field.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { silentLog } from "../../../testing/silent-log.ts";
import { createTestFolder, type TestFolder } from "../../../testing/test-folder.ts";
import { type Letter, startTestMailbox, type TestMailbox } from "../../../testing/test-mailbox.ts";
import { useRate } from "../../../testing/use-rate.ts";

let api: TestApi;
let organizer: Person;
let ann: Person;
let bo: Person;
let folder: TestFolder;
let mailbox: TestMailbox;
let postman: Postman;
let drawn: DrawnField;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  [ann, bo] = [await api.signUp(), await api.signUp({ firstName: "Bo" })];
  // An address is proven by the first call that somebody makes with it.
  for (const person of [ann, bo]) await sendAs(api, person, "GET", `/account/${person.user.id}`);
  folder = await createTestFolder();
  mailbox = await startTestMailbox();
  postman = startPostman({
    db: api.database.db,
    dataDir: folder.dataDir,
    smtpUrl: mailbox.url,
    from: "Tightlines <cup@example.org>",
    log: silentLog,
  });
});
afterAll(async () => {
  await postman.close();
  await mailbox.stop();
  await api.close();
  await folder.remove();
});

beforeEach(async () => {
  drawn = await createDrawnField(api, organizer, async ({ anglerIds }) => {
    for (const [i, { user }] of [ann, bo].entries())
      await api.database.db
        .updateTable("angler")
        .set({ userId: user.id })
        .where("id", "=", anglerIds[i * 2]!)
        .execute();
  });
});

test("a published draw tells everybody with an address where and when they fish", async () => {
  const { event, client, field } = drawn;
  const [letter] = await lettersTo(ann, 1);
  expect(letter).toMatchObject({ to: [ann.email], subject: "Where you fish: Spring Masters" });
  const own = (await client.draws()).filter(({ angler_id }) => angler_id === field.anglerIds[0]);
  expect(own).toHaveLength(2);
  for (const [i, { sector_code, peg_number }] of own.entries())
    expect(letter!.text).toMatch(
      new RegExp(`Session ${i + 1}, Saturday,? 3 April 2027.*: Sector ${sector_code}, peg ${peg_number}`),
    );
  expect(letter!.text).toContain(`${ORIGIN}/events/${event.url}/draws`);
  expect(await lettersTo(bo, 1)).toHaveLength(1);
});

test("a published schedule of duels tells everybody who takes part where to read it", async () => {
  const { event, client, field } = drawn;
  await lettersTo(ann, 1);
  const mode = { kind: "duels", rounds: 1, judged_by: "officials" };
  const run = await client.publish({
    session_ids: field.sessionIds.slice(0, 1),
    mode,
    reason: "Duels instead",
  });
  const [, letter] = await lettersTo(ann, 2);
  expect(letter).toMatchObject({ subject: "Your duels: Spring Masters" });
  expect(letter!.text).toContain("it says whom you meet, where, and when you judge");
  expect(letter!.text).toContain(`${ORIGIN}/events/${event.url}/draws`);
  await client.step(run, "publish/undo", { reason: "Too windy" });
  expect((await lettersTo(bo, 3))[2]).toMatchObject({ subject: "Your place has changed: Spring Masters" });
});

test("a published order of choice tells everybody their number, and a peg that is chosen tells those it is for", async () => {
  const { event, client, field } = drawn;
  await lettersTo(ann, 1);
  const [sessionId] = field.sessionIds;
  const mode = { kind: "order-of-choice", by: "angler", later_sessions: "drawn" };
  const run = await client.publish({ session_ids: [sessionId], mode, reason: "They choose instead" });
  const [, letter] = await lettersTo(ann, 2);
  expect(letter).toMatchObject({ subject: "When you choose your peg: Spring Masters" });
  const [{ turns }] = (await client.send("GET", "/choosing")).data as [{ turns: SentTurn[] }];
  const own = turns.find(({ anglers }) => anglers.some(({ angler_id }) => angler_id === field.anglerIds[0]))!;
  expect(letter!.text).toMatch(
    new RegExp(`Session 1, Saturday,? 3 April 2027.*: You choose at number ${own.turn}\n`),
  );
  expect(letter!.text).toContain(`${ORIGIN}/events/${event.url}/draws`);

  const pegs = await drawn.pegIds();
  for (const turn of turns.slice(0, own.turn)) {
    const body = { session_id: sessionId, turn: turn.turn, peg_id: pegs[turn.turn] };
    expect((await client.send("POST", `/draw-runs/${run.id}/choices`, body)).status).toBe(201);
  }
  const [place] = await client.draws(`&session_id=${sessionId}&angler_id=${field.anglerIds[0]}`);
  const chosen = (await lettersTo(ann, 3))[2];
  expect(chosen).toMatchObject({ subject: "Where you fish: Spring Masters" });
  expect(chosen!.text).toContain("your peg is chosen");
  expect(chosen!.text).toContain(`Sector ${place!.sector_code}, peg ${place!.peg_number}`);

  const taken = { session_id: sessionId, turn: own.turn };
  expect((await client.send("POST", `/draw-runs/${run.id}/choices/undo`, taken)).status).toBe(200);
  const back = (await lettersTo(ann, 4))[3];
  expect(back).toMatchObject({ subject: "Your place has changed: Spring Masters" });
  expect(back!.text).toContain("the peg chosen for you was taken back");
});

test("an order of choice that is undone is told to everybody who had a number", async () => {
  const { client, field } = drawn;
  await lettersTo(bo, 1);
  const mode = { kind: "order-of-choice", by: "angler", later_sessions: "drawn" };
  const run = await client.publish({ session_ids: field.sessionIds, mode, reason: "They choose instead" });
  await lettersTo(bo, 2);
  expect((await client.step(run, "publish/undo", { reason: "The wrong list" })).status).toBe(200);
  const letter = (await lettersTo(bo, 3))[2];
  expect(letter!.text).toContain(`draw ${run.number} was undone`);
  expect(letter!.text).toMatch(/Sector S\d, peg \d+/);
});

test("drawn groups tell everybody which one they are in and where it goes, and who is put back is told", async () => {
  const { event, client, field } = drawn;
  await lettersTo(ann, 1);
  const groups = (await client.send("POST", "/groups/series", { count: 2 })).data as SentGroup[];
  const draw = async (plan: object) =>
    (await client.step((await client.send("POST", "/groups/draw", plan)).data, "publish")).data;
  const first = await draw({});
  const [, plain] = await lettersTo(ann, 2);
  expect(plain).toMatchObject({ to: [ann.email], subject: "Your group: Spring Masters" });
  const codeIn = ({ placements }: { placements: (Moved & { group_id: number })[] }) => {
    const own = placements.find(({ angler_id }) => angler_id === field.anglerIds[0]);
    return groups.find(({ id }) => id === own?.group_id)!.code;
  };
  const words = `the groups are drawn at Spring Masters. You are in group ${codeIn(first)}.`;
  expect(plain!.text).toContain(words);
  expect(plain!.text).toContain(`${ORIGIN}/events/${event.url}/groups`);

  await client.step(first, "publish/undo", { reason: "The wrong list" });
  const undone = (await lettersTo(ann, 3))[2];
  expect(undone).toMatchObject({ subject: "Your group has changed: Spring Masters" });
  expect(undone!.text).toContain("You are in no group at the moment.");

  for (const [i, { id }] of groups.entries()) {
    const cell = { group_id: id, session_id: field.sessionIds[0], sector_id: field.sectorIds[i] };
    expect((await client.send("POST", "/rotations", cell)).status).toBe(201);
  }
  const again = await draw({ reason: "The right list" });
  const sector = codeIn(again) === groups[0]!.code ? "S1" : "S2";
  expect((await lettersTo(ann, 4))[3]!.text).toMatch(
    new RegExp(`Session 1, Saturday,? 3 April 2027.*: Sector ${sector}\n`),
  );
});

test("after a repair only those are written to whose place has changed", async () => {
  const { client, run, field, closePeg } = drawn;
  await lettersTo(bo, 1);
  const place = (await client.draws()).find(({ angler_id }) => angler_id === field.anglerIds[0]);
  await closePeg(place!.peg_id);
  const wish = { kind: "peg-out-of-use", peg_id: place!.peg_id };
  expect((await client.repair(run, wish, "Peg under water")).status).toBe(201);
  const [, letter] = await lettersTo(ann, 2);
  expect(letter).toMatchObject({ subject: "Your place has changed: Spring Masters" });
  expect(letter!.text).toContain("The reason: Peg under water");
  const moved = await client.draws(`&angler_id=${field.anglerIds[0]}`);
  expect(letter!.text).toContain(`Sector ${moved[0]!.sector_code}, peg ${moved[0]!.peg_number}`);
  // Whoever stood there in the other session is written to as well, and nobody else.
  const told = new Set((await client.changes(run))[0].moves.map(({ angler_id }: Moved) => angler_id));
  expect(await waiting(bo)).toBe(told.has(field.anglerIds[2]) ? 1 : 0);
});

test("whoever is moved by hand or taken off is told, and a repair that is refused tells nobody", async () => {
  const { client, run, field, setAngler } = drawn;
  await lettersTo(bo, 1);
  const wish = { kind: "withdrawal", angler_id: field.anglerIds[0] };
  await setAngler(field.anglerIds[0]!, { presence: "withdrawn" });
  const body = { repair: wish, reason: "Ill", basis: "another" };
  expect((await client.send("POST", `/draw-runs/${run.id}/changes`, body)).status).toBe(409);
  const [, second] = (await client.draws()).filter(({ angler_id }) => angler_id === field.anglerIds[0]);
  const gone = await client.send("DELETE", `/draws/${second!.id}?reason=Went+home`);
  expect(gone.status).toBe(200);
  const letters = await lettersTo(ann, 2);
  expect(letters).toHaveLength(2);
  expect(letters[1]!.text).toContain("The reason: Went home");
  expect((await client.repair(run, wish, "Ill")).status).toBe(201);
  expect((await lettersTo(ann, 3))[2]!.text).toContain("You have no peg at the moment.");
});

test("a draft writes to nobody: its page is not public", async () => {
  await lettersTo(bo, 1);
  await api.database.db
    .updateTable("event")
    .set({ status: "draft" })
    .where("id", "=", drawn.event.id)
    .execute();
  const { client, run } = drawn;
  expect((await client.step(run, "publish/undo", { reason: "The wrong list" })).status).toBe(200);
  expect(await waiting(ann)).toBe(0);
  expect(await lettersTo(ann, 1)).toHaveLength(1);
});

test("letters beyond the limit of a day are not written, and whoever runs the event is told how many", async () => {
  const { client, run } = drawn;
  await lettersTo(bo, 1);
  const told = async (person: Person | null) =>
    (await sendAs(api, person, "GET", `/events/${drawn.event.id}/draw-runs/${run.id}`)).data.unsent_letters;
  expect(await told(organizer)).toBe(0);
  await useRate(api, "letter", organizer.user.uid, rates.letter.attempts);
  expect((await client.step(run, "publish/undo", { reason: "The wrong list" })).status).toBe(200);
  expect(await told(organizer)).toBe(2);
  expect(await told(null)).toBeNull();
  expect(await waiting(ann)).toBe(0);
});

test("a draw of groups says to whoever runs the event how many were not written to", async () => {
  const { client } = drawn;
  await client.send("POST", "/groups/series", { count: 2 });
  const draft = (await client.send("POST", "/groups/draw", {})).data;
  await useRate(api, "letter", organizer.user.uid, rates.letter.attempts);
  expect((await client.step(draft, "publish")).status).toBe(200);
  const told = async (person: Person | null) =>
    (await sendAs(api, person, "GET", `/events/${drawn.event.id}/draw-runs/${draft.id}`)).data.unsent_letters;
  expect([await told(organizer), await told(null)]).toEqual([2, null]);
});

interface Moved {
  angler_id: number;
}

interface SentTurn {
  turn: number;
  anglers: Moved[];
}

interface SentGroup {
  id: number;
  code: string;
}

/** The letters about this event, once there are as many. */
async function lettersTo(person: Person, count: number): Promise<Letter[]> {
  const find = () =>
    mailbox.letters.filter(({ to, text }) => to[0] === person.email && text.includes(drawn.event.url));
  postman.wake();
  await vi.waitFor(() => expect(find().length).toBeGreaterThanOrEqual(count), { timeout: 15_000 });
  return find();
}

/** What was written about this event and is not among those the mailbox has got before. */
async function waiting(person: Person): Promise<number> {
  const rows = await api.database.db
    .selectFrom("mail")
    .select("subject")
    .where("toAddress", "=", person.email)
    .where("subject", "like", "Your place has changed%")
    .where("createdAt", ">", await publishedAt())
    .execute();
  return rows.length;
}

async function publishedAt(): Promise<Date> {
  const { publishedAt: when } = await api.database.db
    .selectFrom("drawRun")
    .select("publishedAt")
    .where("id", "=", drawn.run.id)
    .executeTakeFirstOrThrow();
  return when!;
}
