import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { ModuleKind, ScriptTarget, transpileModule } from "typescript";
import { expect, test } from "vitest";
import { newVisitor } from "./harness/visitor.ts";
import { workTheRules } from "./harness/work-the-rules.ts";

const ORIGIN = "https://rules.test";

test("draws and results are the same in a browser as in Node, byte for byte", async () => {
  const { page } = await newVisitor();
  await page.route(`${ORIGIN}/**`, (route) => route.fulfill(serve(new URL(route.request().url()).pathname)));
  await page.goto(`${ORIGIN}/`);
  // As text, because the test runner would rewrite an import.
  const inBrowser = await page.evaluate<string>(
    `import("${ORIGIN}/e2e/harness/work-the-rules.ts").then((rules) => rules.workTheRules())`,
  );
  const inNode = workTheRules();
  expect(inNode).toContain('"isDrawAsComputed":true');
  expect(inNode).not.toContain('"isDrawAsComputed":false');
  expect(hash(inBrowser)).toBe(hash(inNode));
});

/** The files of the repository as they stand, with their types taken off and nothing else done to them. */
function serve(path: string): { contentType: string; body: string } {
  if (!path.endsWith(".ts")) return { contentType: "text/html", body: "<!doctype html><title>Rules</title>" };
  const source = readFileSync(new URL(`..${path}`, import.meta.url), "utf8");
  const { outputText } = transpileModule(source, {
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2023, verbatimModuleSyntax: true },
  });
  return { contentType: "text/javascript", body: outputText };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
