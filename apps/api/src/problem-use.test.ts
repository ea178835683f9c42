import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { problems } from "@tightlines/contract/problem/problems";
import { expect, test } from "vitest";

/** What is thrown stands in the sources as it stands in the list. */
function readSources(): string {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => readFileSync(join(folder, path), "utf8"))
    .join("\n");
}

test("every problem in the list can happen", () => {
  const sources = readSources();
  expect(Object.keys(problems).filter((code) => !sources.includes(`"${code}"`))).toEqual([]);
});
