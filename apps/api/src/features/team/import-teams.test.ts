import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AnglerClient, createAnglerClient } from "../../testing/angler-client.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let client: AnglerClient;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
beforeEach(async () => {
  client = createAnglerClient(api, owner, await createTestEvent(api, owner));
});
afterAll(() => api.close());
test("a teams' file brings teams in and out", async () => {
  const teams = {
    columns: ["name", "startNumber", "captain"],
    rows: [
      ["Sázava", "2", "Jan"],
      ["Otava", "1", ""],
    ],
  };
  const first = await client.send("POST", "/teams/import", teams);
  expect(first.data.new_teams).toEqual(["Sázava", "Otava"]);
  const swapped = await client.send("POST", "/teams/import", {
    ...teams,
    rows: [
      ["sazava", "1", ""],
      ["Otava", "2", "Eva"],
    ],
  });
  expect(swapped.data.lines).toMatchObject([
    { outcome: "change", changes: [{ field: "startNumber", before: 2, after: 1 }] },
    {
      outcome: "change",
      changes: [{ field: "startNumber" }, { field: "captain", before: "", after: "Eva" }],
    },
  ]);
  const file = await api.call({ method: "GET", url: `/api/events/${client.event.url}/teams.csv` });
  expect(file.body).toBe(
    "\uFEFFStart number,Team,Club,Country,Captain\r\n1,Sázava,,,Jan\r\n2,Otava,,,Eva\r\n",
  );
  const wrong = await client.send("POST", "/teams/import", {
    columns: ["name"],
    rows: [["Dunajec"], ["DUNAJEC"]],
  });
  expect([wrong.status, wrong.code]).toEqual([422, "entry-list-not-clean"]);
  expect((await client.send("GET", "/teams")).data).toHaveLength(2);
});
