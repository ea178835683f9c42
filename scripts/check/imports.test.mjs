import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import config, { resultFloors } from "../../.dependency-cruiser.mjs";
import { findForbiddenImports } from "./imports.mjs";
import { nouns } from "./nouns.mjs";

let tree;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "tightlines-tree-"));
  writeWorkspace("packages/domain", "./src/*.ts");
  writeWorkspace("packages/contract", "./src/*.ts");
  writeWorkspace("apps/api", "./src/*.ts");
  writeWorkspace("apps/web", "./src/*");
  for (const name of ["zod", "kysely", "pg", "fastify"]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "index.js" }));
    write(`node_modules/${name}/index.js`, "module.exports = {};");
  }
});

afterEach(() => rmSync(tree, { recursive: true, force: true }));

describe("a forbidden import is caught", () => {
  test.each([
    ["domain-imports-nothing", "packages/domain/src/draw/seat.ts", "zod"],
    ["domain-imports-nothing", "packages/domain/src/draw/seat.ts", "node:crypto"],
    ["contract-imports-domain-and-zod", "packages/contract/src/event.ts", "fastify"],
    ["packages-know-no-app", "packages/contract/src/event.ts", "@tightlines/api/app"],
    ["product-imports-no-test", "apps/api/src/app.ts", "./testing/test-server.ts"],
    ["api-and-web-are-strangers", "apps/api/src/app.ts", "@tightlines/web/lib/query.ts"],
    ["api-and-web-are-strangers", "apps/web/src/lib/query.ts", "@tightlines/api/app"],
    ["api-and-web-are-strangers", "apps/web/src/lib/query.ts", "../../../server/src/main.ts"],
    [
      "platform-knows-no-feature",
      "apps/api/src/platform/http/serve.ts",
      "../../features/event/event.routes.ts",
    ],
    ["api-feature-knows-no-app", "apps/api/src/features/event/event.routes.ts", "../../app.ts"],
    [
      "nouns-know-nothing-across",
      "apps/api/src/features/event/event.service.ts",
      "../../across/event-progress.repository.ts",
    ],
    ["nouns-know-nothing-across", "apps/api/src/features/event/event.service.ts", "../../hand-over.ts"],
    ["group-knows-no-later-noun", "packages/contract/src/group.ts", "./draw-run.ts"],
    ["draw-knows-no-later-noun", "packages/contract/src/draw-run.ts", "./audit.ts"],
    ["species-knows-no-later-noun", "packages/contract/src/species.ts", "./event-part.ts"],
    ["event-knows-no-later-noun", "packages/contract/src/event-part.ts", "./event-species.ts"],
    ["sql-in-repositories", "apps/api/src/features/event/event.service.ts", "kysely"],
    ["sql-in-repositories", "apps/api/src/features/event/event.routes.ts", "pg"],
    ["parts-know-no-noun", "apps/web/src/ui/Page.tsx", "../features/event/EventTable.tsx"],
    ["web-carries-no-schemas", "apps/web/src/lib/query.ts", "@tightlines/contract/event"],
    ["parts-know-no-noun", "apps/web/src/lib/query.ts", "../app/router.ts"],
    ["web-feature-knows-no-app", "apps/web/src/features/event/EventTable.tsx", "../../app/router.ts"],
    ["no-unresolved", "apps/web/src/lib/query.ts", "./nowhere.ts"],
  ])("%s: %s → %s", async (rule, from, to) => {
    writeSoundTree();
    write(from, `import "${to}";`);
    expect(await brokenRules()).toContain(rule);
  });

  test("no-cycle", async () => {
    write("packages/domain/src/draw/one.ts", `import type { Two } from "./two.ts"; export type One = Two;`);
    write("packages/domain/src/draw/two.ts", `import type { One } from "./one.ts"; export type Two = One;`);
    expect(await brokenRules()).toContain("no-cycle");
  });

  const homes = [
    ["packages/domain/src", (noun) => `${noun}/rule.ts`],
    ["packages/contract/src", (noun) => `${noun}.ts`],
    ["apps/api/src/features", (noun) => `${noun}/${noun}.routes.ts`],
    ["apps/web/src/features", (noun) => `${noun}/${noun}.queries.ts`],
  ];
  test.each(homes)("in %s every noun that knows the next one", async (home, fileOf) => {
    for (const [index, noun] of nouns.entries()) {
      const next = nouns[index + 1];
      const up = "../".repeat(fileOf(noun).split("/").length - 1) || "./";
      write(join(home, fileOf(noun)), next ? `import "${up}${fileOf(next)}";` : "export {};");
    }
    const expected = nouns.slice(0, -1).map((noun) => `${noun}-knows-no-later-noun`);
    expect(new Set(await brokenRules())).toEqual(new Set(expected));
  });

  test("in the rules of results every floor that knows the one above", async () => {
    const home = "packages/domain/src/result";
    write(join(home, "compute-results.ts"), "export {};");
    for (const [index, floor] of resultFloors.entries()) {
      const above = resultFloors[index + 1];
      write(
        join(home, floor, "rule.ts"),
        `import "${above ? `../${above}/rule.ts` : "../compute-results.ts"}";`,
      );
    }
    const expected = resultFloors.map((floor) => `result-${floor}-knows-no-floor-above`);
    expect(new Set(await brokenRules())).toEqual(new Set(expected));
  });
});

test("a sound tree passes, a type of the database's handle in a service included", async () => {
  writeSoundTree();
  write(
    "apps/api/src/features/event/event.service.ts",
    `import type { Kysely } from "kysely"; export type Handle = Kysely;`,
  );
  write("apps/api/src/features/event/event.repository.ts", `import { sql } from "kysely"; export { sql };`);
  write("apps/api/src/features/sector/sector.routes.ts", `import "../event/event.routes.ts";`);
  write("packages/contract/src/event-species.ts", `import "./event.ts"; import "./audit-action.ts";`);
  write("packages/domain/src/draw/seat.test.ts", `import "node:fs";`);
  write("packages/domain/src/result/result.ts", "export {};");
  write(
    "apps/web/src/features/event/Example.tsx",
    `import "../../../../../packages/domain/src/result/result.ts";`,
  );
  expect(await findForbiddenImports(tree)).toEqual([]);
});

test("a file the cruiser overlooks is named", async () => {
  writeSoundTree();
  const blind = { ...config, options: { ...config.options, exclude: { path: "Page" } } };
  expect(await findForbiddenImports(tree, blind)).toEqual([
    "apps/web/src/ui/Page.tsx was not read: the rules do not hold for it.",
  ]);
});

test("a tree without sources does not pass for a sound one", async () => {
  expect(await findForbiddenImports(tree)).toEqual(["There is no source file to check."]);
});

function writeSoundTree() {
  write("packages/domain/src/user/role.ts", "export const role = 1;");
  write("packages/contract/src/event.ts", `import "zod"; import "@tightlines/domain/user/role";`);
  write("apps/api/src/app.ts", `import "./features/event/event.routes.ts";`);
  write("apps/api/src/testing/test-server.ts", "export {};");
  write("apps/api/src/across/event-progress.repository.ts", "export {};");
  write("apps/api/src/hand-over.ts", "export {};");
  for (const file of ["draw-run", "audit", "audit-action", "event-part", "event-species"])
    write(`packages/contract/src/${file}.ts`, "export {};");
  write("apps/api/src/platform/http/serve.ts", `import "fastify";`);
  write(
    "apps/api/src/features/event/event.routes.ts",
    `import "../../platform/http/serve.ts"; import "@tightlines/contract/event";`,
  );
  write("apps/web/src/lib/query.ts", `import type {} from "@tightlines/contract/event";`);
  write("apps/web/src/ui/Page.tsx", `export const Page = () => <main />;`);
  write("apps/web/src/features/event/EventTable.tsx", `import "../../ui/Page.tsx";`);
  write("apps/web/src/app/router.ts", `import "../features/event/EventTable.tsx";`);
  write("apps/server/src/main.ts", `import "@tightlines/api/app"; import "@tightlines/web/app/router.ts";`);
}

function writeWorkspace(folder, target) {
  const name = `@tightlines/${folder.split("/")[1]}`;
  write(`${folder}/package.json`, JSON.stringify({ name, type: "module", exports: { "./*": target } }));
  mkdirSync(join(tree, "node_modules/@tightlines"), { recursive: true });
  symlinkSync(join(tree, folder), join(tree, "node_modules", name));
}

function write(path, content) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), content);
}

async function brokenRules() {
  return (await findForbiddenImports(tree)).map((line) => line.split(":")[0]);
}
