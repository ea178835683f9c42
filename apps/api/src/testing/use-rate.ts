import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { TestApi } from "./create-test-api.ts";

/** As if somebody had done a thing so often. They must have done it once before, under this address or account. */
export async function useRate(api: TestApi, rate: string, holder: string, times: number): Promise<void> {
  const key = createHash("sha256").update(holder).digest("base64url");
  const { rowCount } = await api.database.pool.query("update rate_limit set points = $1 where key = $2", [
    times,
    `${rate}:${key}`,
  ]);
  expect(rowCount).toBe(1);
}
