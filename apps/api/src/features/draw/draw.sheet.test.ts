import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient } from "../../testing/draw-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
afterAll(() => api.close());

test("guests get the draw as a table, along the water, with how everybody came to their peg", async () => {
  const event = await createTestEvent(api, organizer);
  const { sessionIds } = await fillTestField(api, event, {
    sectors: 1,
    pegsPerSector: 2,
    sessions: 1,
    teams: 2,
  });
  const client = drawClient(api, event, organizer);
  await client.publish({ session_ids: sessionIds, mode: { kind: "free" } });
  const { body, headers } = await api.call({ method: "GET", url: `/api/events/${event.url}/draws.csv` });
  expect(headers["content-disposition"]).toBe(`attachment; filename="${event.url}-draw.csv"`);
  const [head, ...lines] = body.replace("\uFEFF", "").trim().split("\r\n");
  expect(head).toBe(
    "Session,Session name,Starts (Europe/Prague),Sector,Peg,Number,First name,Last name,Team,Came by,Reason",
  );
  const draws = await client.draws();
  expect(lines).toEqual(
    draws.map(({ angler_name, peg_number }) => {
      const number = angler_name.replace("Angler Nr ", "");
      return `1,,2027-04-03 05:00,S1,${peg_number},${number},Angler,Nr ${number},Team ${number},drawn,`;
    }),
  );
});
