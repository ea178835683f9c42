import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../steps/root.mjs";
import { changedStories } from "./changed-stories.mjs";

const stories = readdirSync(join(root, "e2e"))
  .filter((name) => name.endsWith(".e2e.ts"))
  .map((name) => `e2e/${name}`);

test.each([
  ["the frame of all pages", "apps/web/src/app/layouts/TopNav.tsx"],
  ["the platform", "apps/api/src/platform/http/serve.ts"],
  ["the server", "apps/server/src/main.ts"],
  ["a part of every page", "apps/web/src/ui/Button.tsx"],
  ["a sentence of the frame", "apps/web/messages/en/shell.json"],
  ["the build", "scripts/steps/build.mjs"],
  ["the packages", "package-lock.json"],
  ["what stories start", "e2e/harness/product.ts"],
  ["the first noun, which all others may know", "apps/api/src/features/user/user.service.ts"],
])("a change of %s concerns every story", (_, path) => {
  expect(changedStories([path], stories)).toEqual(stories);
});

test.each([
  "apps/api/src/features/rotation/rotation.repository.ts",
  "apps/web/src/features/rotation/RotationTable.tsx",
  "apps/web/messages/en/rotation.json",
  "packages/domain/src/rotation/rotate.ts",
  "packages/contract/src/rotation.ts",
])("%s concerns the stories of its noun, of later ones and of the whole product", (path) => {
  const concerned = changedStories([path], stories);
  for (const story of ["rotation", "rules", "set-up", "accessibility-guest", "guard"])
    expect(concerned).toContain(`e2e/${story}.e2e.ts`);
  for (const story of ["upload", "identity", "sector", "angler", "people"])
    expect(concerned).not.toContain(`e2e/${story}.e2e.ts`);
});

test("a noun of two words belongs to its first", () => {
  const concerned = changedStories(["packages/contract/src/event-species.ts"], stories);
  expect(concerned).toContain("e2e/event.e2e.ts");
  expect(concerned).not.toContain("e2e/upload.e2e.ts");
});

test.each([
  "apps/api/src/features/team/team.test.ts",
  "apps/api/src/testing/test-login.ts",
  "docs/operator.md",
  "README.md",
  "bench/pages/pages.bench.ts",
  "scripts/check/tree.mjs",
])("%s concerns no story", (path) => {
  expect(changedStories([path], stories)).toEqual([]);
});

test("a changed story concerns itself", () => {
  expect(changedStories(["e2e/team.e2e.ts", "e2e/mail.e2e.ts"], stories)).toEqual(["e2e/mail.e2e.ts"]);
});

test("nothing changed, nothing to tell", () => {
  expect(changedStories([], stories)).toEqual([]);
});
