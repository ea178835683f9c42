import { readFileSync } from "node:fs";
import { REQUEST_TIMEOUT_MS } from "@tightlines/api/platform/http/request-timeout";
import { expect, test } from "vitest";
import { PATIENCE_MS } from "./shutdown.ts";

test("whoever uploads slowly when the server is told to stop may finish", () => {
  expect(PATIENCE_MS).toBeGreaterThan(REQUEST_TIMEOUT_MS);
  const app = readFileSync(new URL("../../api/src/app.ts", import.meta.url), "utf8");
  expect(app).toContain("requestTimeout: REQUEST_TIMEOUT_MS");
});
