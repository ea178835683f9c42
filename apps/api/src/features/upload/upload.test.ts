import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { QUARTERS, quarters, quartersHeic, readQuarters } from "../../testing/sample-images.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { openFileStore } from "../../platform/files/open-file-store.ts";
import { createUploadClient } from "../../testing/upload-client.ts";
import type { UploadClient } from "../../testing/upload-client.ts";
import { uploadUses } from "../../hand-over.ts";
import { deleteAbandoned } from "./upload.service.ts";

let api: TestApi;
let client: UploadClient;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  api = await createTestApi();
  client = createUploadClient(api);
  ann = await api.signUp({ role: "organizer" });
  bob = await api.signUp({ role: "member" });
});
afterAll(() => api.close());

describe("storing", () => {
  test("answers with addresses of every width, which serve the image for ever", async () => {
    const { status, data } = await client.upload(ann, await quarters(1800, 900).jpeg().toBuffer());
    expect(status).toBe(201);
    expect(data).toMatchObject({ width: 1600, height: 800 });
    expect(data.sizes.map(({ width }) => width)).toEqual([160, 480, 960, 1600]);
    expect(data.url).toBe(data.sizes[2]!.url);
    for (const { url, width } of data.sizes) {
      const answer = await api.call({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'",
        "x-content-type-options": "nosniff",
      });
      const bytes = answer.rawPayload;
      expect((await sharp(bytes).metadata()).width).toBe(width);
      expect(await readQuarters(bytes)).toEqual(QUARTERS);
      const again = await api.call({ url, headers: { "if-none-match": answer.headers.etag! } });
      expect(again.statusCode).toBe(304);
    }
  });

  test("the type is told by the content, whatever the file is called", async () => {
    const heic = await client.upload(ann, await quartersHeic(), { name: "photo.txt", type: "text/plain" });
    expect(heic).toMatchObject({ status: 201, data: { width: 64, height: 48 } });
    const html = await client.upload(ann, Buffer.from("<script>alert(1)</script>"), {
      name: "cat.png",
      type: "image/png",
    });
    expect(html).toMatchObject({ status: 415, code: "not-an-image" });
  });

  test("a crop is applied, and one that makes no sense is named", async () => {
    const sent = await quarters(400, 300).png().toBuffer();
    const fields = { crop_x: "0", crop_y: "0.5", crop_width: "0.5", crop_height: "0.5" };
    const { data } = await client.upload(ann, sent, { fields });
    expect(data).toMatchObject({ width: 200, height: 150 });
    const bytes = (await api.call({ url: data.url })).rawPayload;
    expect(await readQuarters(bytes)).toEqual(["blue", "blue", "blue", "blue"]);

    const half = await client.upload(ann, sent, { fields: { crop_x: "0.1" } });
    expect(half).toMatchObject({
      status: 422,
      fields: { crop_x: [{ detail: "Send all four crop fields, or none." }] },
    });
    const outside = await client.upload(ann, sent, { fields: { ...fields, crop_y: "1.5" } });
    expect(outside).toMatchObject({ status: 422, fields: { crop_y: [{ detail: expect.any(String) }] } });
  });

  test("the same image eight times at once is one row", async () => {
    const sent = await quarters(500, 500).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.upload(bob, sent)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const other = await client.upload(ann, sent);
    expect(other.data.url).toBe(answers[0]!.data.url);
    expect(other.data.id).not.toBe(answers[0]!.data.id);
  });

  test("nothing half-written is left in the folder", async () => {
    const names = await readdir(join(api.settings.dataDir, "uploads"), { recursive: true });
    expect(names.filter((name) => name.includes("partial"))).toEqual([]);
  });
});

describe("listing and deleting", () => {
  test("one's own images, the newest first, with the events that show them", async () => {
    const carl = await api.signUp({ role: "organizer" });
    const first = (await client.upload(carl, await quarters(300, 100).png().toBuffer())).data;
    const second = (await client.upload(carl, await quarters(320, 100).png().toBuffer())).data;
    await addEvent("Spring Masters", { logo: first.sizes[0]!.url, coverPhoto: first.url });
    await addEvent("Secret Cup", { logo: first.url, status: "draft" });
    const { data, meta } = await client.list(carl);
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(data[1]!.used_by).toEqual([
      { event_name: "Spring Masters", event_url: "spring-masters", as: "logo" },
      { event_name: "Spring Masters", event_url: "spring-masters", as: "cover-photo" },
    ]);
    expect(meta).toEqual({ page: 1, page_size: 20, total: 2 });

    const refused = await client.remove(carl, first.id);
    expect(refused).toMatchObject({
      status: 409,
      code: "upload-in-use",
      detail: expect.stringContaining("Spring Masters"),
    });
    expect(refused.detail).not.toContain("Secret Cup");
  });

  test("deleting takes the files along, unless somebody else has the same image", async () => {
    const sent = await quarters(340, 100).png().toBuffer();
    const mine = (await client.upload(ann, sent)).data;
    const theirs = (await client.upload(bob, sent)).data;
    expect((await client.remove(ann, mine.id)).status).toBe(200);
    expect((await api.call({ url: theirs.url })).statusCode).toBe(200);
    expect((await client.remove(bob, theirs.id)).status).toBe(200);
    expect((await api.call({ url: theirs.url })).statusCode).toBe(404);
    expect((await client.upload(bob, sent)).data.url).toBe(theirs.url);
    expect((await api.call({ url: theirs.url })).statusCode).toBe(200);
  });

  test("storing and deleting the same image at once never leaves a row without its files", async () => {
    const sent = await quarters(360, 100).png().toBuffer();
    for (let round = 0; round < 5; round++) {
      const { data } = await client.upload(ann, sent);
      const [, stored] = await Promise.all([client.remove(ann, data.id), client.upload(bob, sent)]);
      expect((await api.call({ url: stored.data.url })).statusCode).toBe(200);
      await client.remove(bob, stored.data.id);
    }
  });

  test("a deleted account takes along what no event shows", async () => {
    const dora = await api.signUp({ role: "organizer" });
    const shown = (await client.upload(dora, await quarters(400, 100).png().toBuffer())).data;
    const unused = (await client.upload(dora, await quarters(420, 100).png().toBuffer())).data;
    await addEvent("Autumn Masters", { logo: shown.url });
    await api.database.pool.query('delete from "user" where id = $1', [dora.user.id]);
    await deleteAbandoned({
      db: api.database.db,
      files: openFileStore({ dataDir: api.settings.dataDir, s3: undefined }),
      uses: uploadUses,
    });
    expect((await api.call({ url: unused.url })).statusCode).toBe(404);
    expect((await api.call({ url: shown.url })).statusCode).toBe(200);
  });

  test("somebody else's image is not found, not even by an administrator", async () => {
    const { data } = await client.upload(ann, await quarters(380, 100).png().toBuffer());
    const administrator = await api.signUp({ role: "administrator" });
    for (const user of [bob, administrator]) expect((await client.remove(user, data.id)).status).toBe(404);
    expect((await client.remove(ann, 999_999)).status).toBe(404);
  });
});

test.each([
  "/files/x/960.webp",
  `/files/${"0".repeat(64)}/960.webp`,
  `/files/${"0".repeat(64)}/..%2f..%2fetc`,
])("there is nothing at %s", async (path) => {
  expect((await api.call({ url: path })).statusCode).toBe(404);
});

async function addEvent(
  name: string,
  {
    logo = null,
    coverPhoto = null,
    status = "published",
  }: { logo?: string | null; coverPhoto?: string | null; status?: string },
): Promise<void> {
  await api.database.pool.query(
    `insert into event (name, url, starts_on, ends_on, time_zone, discipline, ruleset, status, logo, cover_photo)
     values ($1, $2, '2027-05-01', '2027-05-02', 'Europe/Prague', 'feeder', '{}', $3, $4, $5)`,
    [name, name.toLowerCase().replaceAll(" ", "-"), status, logo, coverPhoto],
  );
}
