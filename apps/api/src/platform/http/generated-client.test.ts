import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { quarters } from "../../testing/sample-images.ts";
import { eventInput } from "../../testing/test-event.ts";
import { createTestFolder, type TestFolder } from "../../testing/test-folder.ts";

/** A function of the generated client, as somebody calls it who has only read the documentation. */
type Operation = (sent?: {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: object;
  parseAs?: "blob";
}) => Promise<{ data?: Answer | Blob; error?: { code: string }; response: Response }>;

interface Answer {
  data: Record<string, unknown> & { id: number; revision: number };
  meta?: { total: number };
}

let api: TestApi;
let folder: TestFolder;
let organizer: Person;
let client: Record<string, Operation>;

beforeAll(async () => {
  api = await createTestApi();
  folder = await createTestFolder();
  organizer = await api.signUp({ role: "organizer" });
  const baseUrl = await api.app.listen({ host: "127.0.0.1", port: 0 });
  const input = (await api.call({ url: "/api/openapi.json" })).json<Record<string, unknown>>();
  await createClient({
    input,
    output: folder.path,
    plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
    logs: { level: "silent" },
  });
  client = (await import(join(folder.path, "sdk.gen.ts"))) as typeof client;
  const { client: settings } = (await import(join(folder.path, "client.gen.ts"))) as {
    client: { setConfig: (config: object) => void };
  };
  settings.setConfig({ baseUrl, auth: () => organizer.token });
}, 120_000);
afterAll(async () => {
  await api.close();
  await folder.remove();
});

test("a client that a public generator makes from the document gets along with the API", async () => {
  const event = await done("addEvent", { body: eventInput }, 201);
  expect(event.data).toMatchObject({ name: eventInput.name, status: "draft" });
  const path = { event: event.data.id };

  const one = await done("getEvent", { path });
  expect(one.data).toEqual(event.data);
  const list = await done("listEvents", { query: { mine: "true", page: 1 } });
  expect(list).toMatchObject({ data: [{ id: event.data.id }], meta: { total: 1 } });

  const body = { venue: "The weir", revision: event.data.revision };
  const changed = await done("updateEvent", { path, body });
  expect(changed.data).toMatchObject({ venue: "The weir", revision: event.data.revision + 1 });

  const angler = await done("addAngler", { path, body: { first_name: "Ann", last_name: "Lee" } }, 201);
  const file = await call("anglersCsv", { path, parseAs: "blob" });
  expect(await (file.data as Blob).text()).toContain("Ann,Lee");
  await done("deleteAngler", { path: { ...path, id: String(angler.data.id) } });

  const image = new Blob([new Uint8Array(await quarters().png().toBuffer())]);
  const upload = await done("addUpload", { body: { file: image, aspect: 1 } }, 201);
  expect(upload.data).toMatchObject({ width: upload.data["height"] });

  const refused = await call("getEvent", { path: { event: "no-such-event" } });
  expect([refused.response.status, refused.error]).toEqual([
    404,
    expect.objectContaining({ code: "event-not-found" }),
  ]);
});

function call(name: string, sent: Parameters<Operation>[0]) {
  const operation = client[name];
  if (!operation) throw new Error(`The generated client has no ${name}`);
  return operation(sent);
}

async function done(name: string, sent: Parameters<Operation>[0], status = 200): Promise<Answer> {
  const { data, error, response } = await call(name, sent);
  expect([name, error, response.status]).toEqual([name, undefined, status]);
  return data as Answer;
}
