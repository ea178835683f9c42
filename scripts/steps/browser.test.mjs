import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { findBrowser } from "./browser.mjs";

const env = { PATH: ["/one", "/two"].join(delimiter) };

test("prefers the browser a person named", () => {
  expect(findBrowser({ env: { ...env, CHROMIUM_PATH: "/my/chromium" }, isThere: () => true })).toBe(
    "/my/chromium",
  );
});

test("finds Chrome on the PATH when there is no Chromium", () => {
  const chrome = join("/two", "google-chrome");
  expect(findBrowser({ env, isThere: (path) => path === chrome })).toBe(chrome);
});

test("finds nothing where nothing is", () => {
  expect(findBrowser({ env, isThere: () => false })).toBeUndefined();
});
