import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pngBomb, quarters } from "../../testing/sample-images.ts";
import { sendEndlessly } from "../../testing/send-endlessly.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createUploadClient } from "../../testing/upload-client.ts";
import type { UploadClient } from "../../testing/upload-client.ts";
import { useRate } from "../../testing/use-rate.ts";

let api: TestApi;
let client: UploadClient;
let ann: Person;
let address: string;

beforeAll(async () => {
  api = await createTestApi();
  address = await api.app.listen({ host: "127.0.0.1", port: 0 });
  client = createUploadClient(api);
  ann = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

test.each([
  ["an SVG with a script", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
  ["a GIF", () => quarters().gif().toBuffer(), 415],
  ["half a JPEG", async () => (await quarters(800, 800).jpeg().toBuffer()).subarray(0, 2000), 422],
  ["a bomb", () => pngBomb(30_000), 422],
  ["an empty file", () => Buffer.alloc(0), 422],
])("%s gets a sentence, and leaves nothing behind", async (_name, make, status) => {
  const before = await traces();
  const answer = await client.upload(ann, await make());
  expect(answer).toMatchObject({ status, detail: expect.stringMatching(/\.$/) });
  expect(await traces()).toEqual(before);
});

test("what is not a form with one file", async () => {
  const post = { method: "POST", url: "/api/uploads", token: ann.token } as const;
  expect((await api.call({ ...post, payload: {} })).statusCode).toBe(415);
  const body = new FormData();
  body.append("other", "x");
  expect((await client.post(ann, body)).status).toBe(422);
  body.append("file", new Blob([await quarters().png().toBuffer()]), "a.png");
  body.append("file", new Blob([await quarters().png().toBuffer()]), "b.png");
  expect(await client.post(ann, body)).toMatchObject({
    status: 422,
    fields: { file: [{ detail: "Send one image at a time." }] },
  });
  const torn = await api.call({
    ...post,
    headers: { "content-type": "multipart/form-data; boundary=x" },
    payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  });
  expect(torn.statusCode).toBe(400);
});

test("a form sent elsewhere", async () => {
  const body = new FormData();
  body.append("first_name", "Ann");
  const answer = await api.call({
    method: "PATCH",
    url: `/api/users/${ann.user.uid}`,
    token: ann.token,
    payload: body,
  });
  expect(answer.statusCode).toBe(415);
});

test.each([
  ["announced", "content-length: 209715200"],
  ["in pieces of unknown number", "transfer-encoding: chunked"],
])("200 MB that are %s are not read to the end", async (_name, header) => {
  const { answer, sentBytes } = await sendEndlessly(address, ann, header);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain("That is too large: at most 10 MB can be sent.");
  // What the sockets' buffers swallow counts as sent, too.
  expect(sentBytes).toBeLessThan(30 * 1024 * 1024);
});

test("200 MB from a stranger are refused before anything is read", async () => {
  const { answer, sentBytes } = await sendEndlessly(address, undefined, "content-length: 209715200");
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(sentBytes).toBeLessThan(20 * 1024 * 1024);
});

test("too many from one person", async () => {
  const eager = await api.signUp({ role: "member" });
  await client.upload(eager, await quarters().png().toBuffer());
  await useRate(api, "upload", String(eager.user.id), 120);
  const answer = await client.upload(eager, await quarters().png().toBuffer());
  expect(answer).toMatchObject({ status: 429, code: "too-many-requests" });
});

test("an account whose room is full gets no more images in, before anything is read", async () => {
  const collector = await api.signUp({ role: "member" });
  await client.upload(collector, await quarters().png().toBuffer());
  await api.database.pool.query("update upload set bytes = 500 * 1024 * 1024 where user_id = $1", [
    collector.user.id,
  ]);
  expect(await client.upload(collector, Buffer.from("no image at all"))).toMatchObject({
    status: 409,
    code: "storage-full",
    detail: expect.stringContaining("500 MB"),
  });
  const administrator = await api.signUp({ role: "administrator" });
  await api.database.pool.query("update upload set user_id = $1 where user_id = $2", [
    administrator.user.id,
    collector.user.id,
  ]);
  expect((await client.upload(administrator, await quarters(90, 90).png().toBuffer())).status).toBe(201);
});

/** Every row and every file there is. */
async function traces(): Promise<unknown> {
  const { rows } = await api.database.pool.query("select id from upload order by id");
  return { rows, files: (await readdir(dirname(api.settings.dataDir), { recursive: true })).sort() };
}
