import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { useRate } from "../../testing/use-rate.ts";

let api: TestApi;
let owner: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
  event = await createTestEvent(api, owner);
});
afterAll(() => api.close());

test("a cell of half a megabyte is told by its line, and cut before anything is done with it", async () => {
  const known = { first_name: "a".repeat(80), last_name: "b".repeat(80) };
  expect((await send("anglers", known)).statusCode).toBe(201);
  const answer = await send("anglers/import", {
    columns: ["number", "firstName", "lastName"],
    rows: [
      ["1", "x".repeat(240_000), "y".repeat(240_000)],
      ["1", "x".repeat(240_000), "z".repeat(240_000)],
    ],
    is_trial: true,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<{ data: object }>().data).toMatchObject({
    lines: [
      {
        outcome: "wrong",
        problems: [
          { field: "firstName", detail: "At most 80 characters." },
          { field: "lastName", detail: "At most 80 characters." },
        ],
      },
      { outcome: "wrong" },
    ],
  });
  expect(answer.body.length).toBeLessThan(10_000);
});

test("imports are limited by account, trials and those of teams with them", async () => {
  const trial = { columns: ["name"], rows: [["Otava"]], is_trial: true };
  expect((await send("teams/import", trial)).statusCode).toBe(200);
  await useRate(api, "import", owner.user.uid, 119);
  expect((await send("teams/import", trial)).statusCode).toBe(200);
  const list = { columns: ["firstName", "lastName"], rows: [["Ann", "Lee"]], is_trial: true };
  const refused = await send("anglers/import", list);
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    expect.objectContaining({ code: "too-many-requests" }),
  ]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const other = await api.asRole("administrator");
  expect((await send("anglers/import", list, other)).statusCode).toBe(200);
});

function send(path: string, payload: object, person = owner) {
  return api.call({ method: "POST", url: `/api/events/${event.id}/${path}`, token: person.token, payload });
}
