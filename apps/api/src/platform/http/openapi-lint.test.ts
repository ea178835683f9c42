import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;

beforeAll(async () => {
  // An address on this machine is one of the things the linter dislikes.
  api = await createTestApi({ settings: { PUBLIC_URL: "https://fishing.example.net" } });
});
afterAll(() => api.close());

test("the document follows every recommended rule of a public linter", async () => {
  expect(await lint((await api.call({ url: "/api/openapi.json" })).body)).toEqual([]);
});

test("the linter finds what is missing", async () => {
  const source = JSON.stringify({ openapi: "3.1.0", info: { title: "x", version: "1" }, paths: {} });
  expect(await lint(source)).toContainEqual(expect.stringContaining("info-license"));
});

/** Errors and warnings alike, each with its rule and place. */
async function lint(source: string): Promise<string[]> {
  const config = await createConfig({
    extends: ["recommended"],
    rules: { "operation-tag-defined": "error" },
  });
  const found = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`);
}
