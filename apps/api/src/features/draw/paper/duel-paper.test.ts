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

function get(file: string) {
  return api.call({ method: "GET", url: `/api/events/${event.url}/${file}` });
}

async function printed(code: string) {
  return (await sendAs(api, null, "GET", `/events/${event.id}/printed/${code}`)).data;
}

async function versionNow(): Promise<string> {
  const hidesMinors = () => Promise.resolve(false);
  const { rounds } = await findPaperFacts(api.database.db, event.id, { hidesMinors });
  return versionOf(wordsOf(rounds.filter(({ session }) => session.id === field.sessionIds[0])));
}
