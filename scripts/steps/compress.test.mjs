import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFiles } from "./compress.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compress-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("writes both compressed copies beside a script", async () => {
  const script = "export const water = 'still';\n".repeat(50);
  writeFileSync(join(folder, "assets/a.js"), script);
  await compressFiles(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, "assets/a.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, "assets/a.js.gz"))).toString()).toBe(script);
});

test("leaves alone what would not get smaller, images, maps and the manifest of the build", async () => {
  writeFileSync(join(folder, "assets/tiny.js"), "0");
  writeFileSync(join(folder, "assets/a.js.map"), "x".repeat(500));
  writeFileSync(join(folder, "icon.png"), "x".repeat(500));
  writeFileSync(join(folder, ".vite/manifest.json"), "x".repeat(500));
  await compressFiles(folder);
  const names = readdirSync(folder, { recursive: true }).map(String);
  expect(names.filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
});
