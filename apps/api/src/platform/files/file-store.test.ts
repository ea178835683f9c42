import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startS3Server } from "../../testing/s3-server.ts";
import type { S3Server } from "../../testing/s3-server.ts";
import type { FileStore } from "./file-store.ts";
import { openFileStore } from "./open-file-store.ts";

let dataDir: string;
let s3: S3Server;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "tightlines-files-"));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true });
});

describe.each(["folder", "bucket"])("a %s", (kind) => {
  const bytes = Buffer.from([0, 1, 2, 255]);
  let store: FileStore;
  beforeEach(() => {
    store = openFileStore({ dataDir, s3: kind === "bucket" ? s3.settings : undefined });
  });

  test("gives back what was stored, byte by byte", async () => {
    await store.write("ab/1.webp", bytes, "image/webp");
    expect(await store.read("ab/1.webp")).toEqual(bytes);
    await store.write("ab/1.webp", Buffer.from("new"), "image/webp");
    expect((await store.read("ab/1.webp"))?.toString()).toBe("new");
  });

  test("has nothing under a name that was never given", async () => {
    expect(await store.read("ab/2.webp")).toBeUndefined();
    await store.delete("ab/2.webp");
  });

  test("forgets what was deleted", async () => {
    await store.write("cd/1.webp", bytes, "image/webp");
    await store.delete("cd/1.webp");
    expect(await store.read("cd/1.webp")).toBeUndefined();
  });

  test("keeps one whole file when several write it at once", async () => {
    const contents = Array.from({ length: 8 }, (_, index) => Buffer.alloc(200_000, index));
    await Promise.all(contents.map((content) => store.write("ef/1.webp", content, "image/webp")));
    const kept = await store.read("ef/1.webp");
    expect(contents.some((content) => kept?.equals(content))).toBe(true);
  });
});

test("a write that fails leaves no partial file", async () => {
  const store = openFileStore({ dataDir, s3: undefined });
  await writeFile(join(dataDir, "uploads", "in-the-way"), "");
  await expect(store.write("in-the-way/1.webp", Buffer.from("x"), "image/webp")).rejects.toThrow("EEXIST");
  expect((await readdir(join(dataDir, "uploads"))).filter((name) => name.endsWith("partial"))).toEqual([]);
});

test("a bucket is told what a file is", async () => {
  await openFileStore({ dataDir, s3: s3.settings }).write("gh/1.webp", Buffer.from("x"), "image/webp");
  expect(s3.objects.get("gh/1.webp")?.contentType).toBe("image/webp");
});

test("a bucket that stumbles is asked again", async () => {
  s3.failNext(2);
  const store = openFileStore({ dataDir, s3: s3.settings });
  await store.write("ij/1.webp", Buffer.from("x"), "image/webp");
  expect(s3.objects.has("ij/1.webp")).toBe(true);
});

test.each([
  ["the wrong key", { secretAccessKey: "wrong" }, "SignatureDoesNotMatch"],
  ["no such bucket", { bucket: "other" }, "NoSuchBucket"],
  ["nobody there", { endpoint: "http://127.0.0.1:1" }, "fetch failed"],
])("%s is a problem with a sentence, and its cause is kept for the log", async (_name, wrong, cause) => {
  const store = openFileStore({ dataDir, s3: { ...s3.settings, ...wrong } });
  const failing = store.write("kl/1.webp", Buffer.from("x"), "image/webp");
  await expect(failing).rejects.toMatchObject({
    code: "storage-unavailable",
    status: 503,
    cause: { message: expect.stringContaining(cause) },
  });
});
