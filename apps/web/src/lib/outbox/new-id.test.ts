import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

test("an id is a UUIDv7 that carries its time", () => {
  const now = Date.UTC(2027, 3, 3, 6, 30);
  const id = newId(now);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(now);
});

test("later ids stand behind earlier ones, and no two are the same", () => {
  expect(newId(1_000) < newId(2_000)).toBe(true);
  expect(new Set(Array.from({ length: 1000 }, () => newId(1_000))).size).toBe(1000);
});
