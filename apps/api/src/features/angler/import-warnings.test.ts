import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { acceptAll } from "../../testing/accept-all.ts";
import { type AnglerClient, createAnglerClient } from "../../testing/angler-client.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let anglers: AnglerClient;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
beforeEach(async () => {
  anglers = createAnglerClient(api, owner, await createTestEvent(api, owner));
});
afterAll(() => api.close());

const columns = ["number", "firstName", "lastName", "team"];
const namesakes = [
  ["14", "Anna", "Berg", "Otava"],
  ["20", "Jan", "Novák", ""],
  ["21", "Jan", "Novak", ""],
];
const inEvent = {
  code: "namesake-in-event",
  facts: { name: "Anna Berg", number: 12 },
  detail: "Anna Berg is already in the event, as number 12.",
};
const inList = {
  code: "namesake-in-list",
  facts: { name: "Jan Novák", number: 20 },
  detail: "Jan Novák is already in this list, as number 20.",
};

test("a name that is there already under another number comes in only deliberately", async () => {
  await bringIn([["12", "Anna", "Berg", "Sázava"]]);
  const trial = await bringIn(namesakes, { is_trial: true });
  expect(trial.data.lines).toMatchObject([
    { outcome: "add", warnings: [inEvent] },
    { outcome: "add", warnings: [] },
    { outcome: "add", warnings: [inList] },
  ]);
  expect(await bringIn(namesakes)).toMatchObject({
    status: 422,
    code: "entry-list-doubtful",
    detail:
      "2 lines have warnings that nobody has looked at. Look at them, and accept the warnings to import them all the same.",
    fields: { "rows.0": [inEvent], "rows.2": [inList] },
  });
  expect(await count()).toBe(1);
  expect((await bringIn(namesakes, { accepted_warnings: acceptAll(trial.data.lines) })).status).toBe(200);
  expect(await count()).toBe(4);
});

test("only what was looked at is accepted: that line, that warning, with those facts", async () => {
  await bringIn([["12", "Anna", "Berg", "Sázava"]]);
  const { data } = await bringIn(namesakes, { is_trial: true });
  const [first, second] = acceptAll(data.lines);
  const others = [
    undefined,
    { ...first!, line: 1 },
    { ...first!, code: "namesake-in-list" },
    { ...first!, facts: { ...first!.facts, number: 13 } },
    { line: first!.line, code: first!.code },
  ];
  for (const other of others) {
    const accepted_warnings = [other, second].filter((each) => each !== undefined);
    const refused = await bringIn(namesakes, { accepted_warnings });
    expect([refused.status, refused.fields]).toEqual([422, { "rows.0": [inEvent] }]);
  }
  expect(await count()).toBe(1);
});

test("an English sentence is no warning that could be accepted", async () => {
  const { status, fields } = await bringIn(namesakes, { accepted_warnings: [inList.detail] });
  expect([status, Object.keys(fields)]).toEqual([422, ["accepted_warnings.0"]]);
});

test("a number with quite another name asks whether it is the same person", async () => {
  await bringIn([["1", "Ann", "Lee", ""]]);
  const { data } = await bringIn([["1", "Bo", "Kay", ""]], { is_trial: true });
  expect(data.lines).toMatchObject([
    {
      outcome: "change",
      warnings: [
        {
          code: "another-name",
          facts: { number: 1, name: "Ann Lee", becomes: "Bo Kay" },
          detail: "Number 1 is Ann Lee now and becomes Bo Kay. Is it the same person?",
        },
      ],
    },
  ]);
});

function bringIn(rows: string[][], more: object = {}) {
  return anglers.send("POST", "/anglers/import", { columns, rows, ...more });
}

async function count(): Promise<number> {
  return (await anglers.send("GET", "/anglers")).data.length;
}
