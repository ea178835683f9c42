import { describe, expect, test } from "vitest";
import { hasTools, isInstalled } from "./install.mjs";

const product = { "node_modules/fastify": { version: "5.0.0" } };
const tools = { "node_modules/vitest": { version: "4.0.0", dev: true } };
const otherPlatform = { "node_modules/@esbuild/win32-x64": { version: "1.0.0", optional: true } };
const workspace = {
  "apps/api": { version: "0.1.0" },
  "node_modules/@tightlines/api": { resolved: "apps/api", link: true },
};
const linkedTool = {
  "apps/api/testing/postgres-15": { version: "0.1.0", dev: true },
  "node_modules/@tightlines/postgres-15": { resolved: "apps/api/testing/postgres-15", link: true },
};
const locked = { ...product, ...tools, ...otherPlatform, ...workspace, ...linkedTool };

describe("what npm start needs", () => {
  test("is there without tools and without other platforms' binaries", () => {
    expect(forStart({ ...product, ...workspace })).toBe(true);
  });
  test("is there after npm test as well", () => {
    expect(forStart({ ...product, ...tools, ...workspace })).toBe(true);
  });
  test("is missing on a fresh clone", () => {
    expect(forStart({})).toBe(false);
  });
  test("is missing when the lock file moved on", () => {
    expect(forStart({ "node_modules/fastify": { version: "4.9.9" }, ...workspace })).toBe(false);
  });
  test("is missing when a workspace is not linked", () => {
    expect(forStart(product)).toBe(false);
  });
  test("is missing when a folder npm recorded has gone", () => {
    expect(forStart({ ...product, ...workspace }, (path) => path !== "node_modules/fastify")).toBe(false);
  });
});

test("npm test also needs the tools", () => {
  expect(forTests({ ...product, ...workspace })).toBe(false);
  expect(forTests({ ...product, ...tools, ...workspace })).toBe(false);
  expect(forTests({ ...product, ...tools, ...workspace, ...linkedTool })).toBe(true);
});

test("tools are seen, so that an install for npm start keeps them", () => {
  expect(hasTools({ ...product, ...tools })).toBe(true);
  expect(hasTools(product)).toBe(false);
});

function forStart(installed, isThere = () => true) {
  return isInstalled(locked, installed, { forTests: false }, isThere);
}

function forTests(installed) {
  return isInstalled(locked, installed, { forTests: true }, () => true);
}
