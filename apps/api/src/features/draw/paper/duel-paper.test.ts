import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import { drawClient } from "../../../testing/draw-client.ts";
import { readPdf } from "../../../testing/read-pdf.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../../testing/test-field.ts";
import { findPaperFacts } from "./paper-facts.ts";
import { versionOf } from "../../../platform/paper/paper-stamp.ts";
import { wordsOf } from "./paper-stamp.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let field: TestField;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  const size = { sectors: 1, pegsPerSector: 6, sessions: 2, teams: 5, anglersPerTeam: 2 };
  field = await fillTestField(api, event, size);
});
afterAll(() => api.close());

test("a sheet for every session says round by round who meets whom, who judges and who rests", async () => {
  await publish();
  const { statusCode, headers, rawPayload } = await get("duels.pdf");
  expect({ statusCode, name: headers["content-disposition"] }).toEqual({
    statusCode: 200,
    name: `inline; filename="${event.url}-duels.pdf"`,
  });
  const { title, pages, missing } = await readPdf(rawPayload);
  expect({ title, missing }).toEqual({ title: "Duels", missing: [] });
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    for (const words of ["Round 1", "Round 3", "Judge", "Rest in this round", "change seats at half time"])
      expect(page).toContain(words);
    for (let number = 1; number <= 10; number += 1) expect(page).toContain(`Angler Nr ${number}`);
  }
  const { pages: second } = await readPdf((await get("duels.pdf?session=2")).rawPayload);
  expect(second).toHaveLength(1);
  expect(second[0]).toContain("Session 2");
});

test("a sheet of duels is current until they are drawn again", async () => {
  await publish();
  const code = `duels-${field.sessionIds[0]}-0-${await versionNow()}`;
  expect(await printed(code)).toMatchObject({ is_current: true, kind: "duels", session_number: 1 });
  await publish("The wind has turned");
  expect(await printed(code)).toMatchObject({ is_current: false });
});

test("judges get a card for each duel: both anglers, their seats, round, fish, result and signatures", async () => {
  await rename(["Łukasz Đorđević", "Șerban Žižka", "Ågren Жанна", "山田 太郎"]);
  const run = await publish();
  const { statusCode, headers, rawPayload } = await get("duel-cards.pdf?session=1", organizer);
  expect({ statusCode, name: headers["content-disposition"] }).toEqual({
    statusCode: 200,
    name: `inline; filename="${event.url}-duel-cards-session-1.pdf"`,
  });
  const { title, pages, missing } = await readPdf(rawPayload);
  expect({ title, missing }).toEqual({ title: "Scorecards of duels", missing: [] });
  // A round on a page.
  expect(pages).toHaveLength(3);
  const anglers = await api.database.db
    .selectFrom("angler")
    .selectAll()
    .where("eventId", "=", event.id)
    .execute();
  const nameOf = new Map(anglers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const pegs = await api.database.db.selectFrom("peg").selectAll().where("eventId", "=", event.id).execute();
  const pegOf = new Map(pegs.map(({ id, number }) => [id, number]));
  const duels = (run as unknown as { duels: SentDuel[] }).duels.filter(
    ({ session_id }) => session_id === field.sessionIds[0],
  );
  expect(duels.length).toBeGreaterThan(0);
  for (const [index, page] of pages.entries()) {
    const own = duels.filter(({ round }) => round === index + 1);
    for (const [place, duel] of own.entries()) {
      const card = page.split(/(?=Round \d+, duel )/)[place + 1]!;
      expect(card).toContain(`Round ${index + 1}, duel ${place + 1} of ${own.length}`);
      const [first, second] = duel.peg_ids.map((id) => pegOf.get(id));
      const [one, other] = duel.first_half.map((id) => nameOf.get(id));
      expect(card).toMatch(new RegExp(`${first} then ${second} ${one} `));
      expect(card).toMatch(new RegExp(`${second} then ${first} ${other} `));
      expect(card).toContain(nameOf.get(duel.judge_id!));
      for (const words of [
        "Session 1",
        "Sector S1",
        "1st half",
        "2nd half",
        "Fish in all",
        "Result",
        "W D L",
      ])
        expect(card).toContain(words);
      expect(card).toContain("Angler signs");
      expect(card).toContain("Judge's signature");
    }
  }
  expect((await readPdf((await get("duel-cards.pdf", organizer)).rawPayload)).pages).toHaveLength(6);
  expect((await get("duel-cards.pdf")).statusCode).toBe(401);
});

test("without duels there is nothing to print of them", async () => {
  expect((await get("duels.pdf")).json()).toMatchObject({ code: "nothing-drawn" });
  await drawClient(api, event, organizer).publish({
    session_ids: field.sessionIds.slice(0, 1),
    mode: { kind: "order-of-choice", by: "team", later_sessions: "drawn" },
  });
  expect((await get("duels.pdf")).json()).toMatchObject({ code: "nothing-drawn" });
});

function publish(reason = "") {
  const mode = { kind: "duels", rounds: 3, judged_by: "anglers" };
  return drawClient(api, event, organizer).publish({ session_ids: field.sessionIds, mode, reason });
}

function get(file: string, person?: Person) {
  return api.call({ method: "GET", url: `/api/events/${event.url}/${file}`, token: person?.token });
}

interface SentDuel {
  session_id: number;
  round: number;
  peg_ids: [number, number];
  first_half: [number, number];
  judge_id: number | null;
}

/** Gives the first anglers other names. */
async function rename(names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const [firstName = "", lastName = ""] = name.split(" ");
    await api.database.db
      .updateTable("angler")
      .set({ firstName, lastName })
      .where("id", "=", field.anglerIds[index]!)
      .execute();
  }
}

async function printed(code: string) {
  return (await sendAs(api, null, "GET", `/events/${event.id}/printed/${code}`)).data;
}

async function versionNow(): Promise<string> {
  const hidesMinors = () => Promise.resolve(false);
  const { rounds } = await findPaperFacts(api.database.db, event.id, { hidesMinors });
  return versionOf(wordsOf(rounds.filter(({ session }) => session.id === field.sessionIds[0])));
}
