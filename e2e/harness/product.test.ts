import { existsSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { startProduct } from "./product.ts";

test("the product serves, survives a kill and leaves nothing behind", async () => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);

  await product.kill9();
  await expect(fetch(`${product.url}/healthz`)).rejects.toThrow("fetch failed");
  await product.restart();
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);

  await product.stop();
  expect(existsSync(product.dataDir)).toBe(false);
});

test("a product that cannot start fails with its own words", async () => {
  await expect(startProduct({ env: { PORT: "many" } })).rejects.toThrow("PORT");
});
