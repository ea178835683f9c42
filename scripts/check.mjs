import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessages } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { requireNode } from "./steps/node-version.mjs";
import { root } from "./steps/root.mjs";
import { run, runNode } from "./steps/run.mjs";

requireNode();
await install({ forTests: true });
await compileMessages();
// Loaded only now: on a fresh clone the tools they stand on have just been installed.
const { findForbiddenImports } = await import("./check/imports.mjs");
const { runSteps } = await import("./check/run-steps.mjs");
const { findLaterTables } = await import("./check/tables.mjs");
const { findSentences } = await import("./check/sentences.mjs");
const { findTreeProblems } = await import("./check/tree.mjs");

const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const passed = await runSteps([
  {
    name: "lint",
    work: tool("oxlint/bin/oxlint", "--type-aware", "--deny-warnings", "--report-unused-disable-directives"),
  },
  ...workspaces.map((folder) => ({
    name: `types of ${folder}`,
    work: tool("typescript/bin/tsc", "-p", folder),
  })),
  { name: "imports", work: async () => (await findForbiddenImports(root)).join("\n") },
  { name: "tables", work: async () => findLaterTables(root).join("\n") },
  { name: "unused code", work: tool("knip/bin/knip.js", "--no-progress") },
  { name: "format", work: tool("oxfmt/bin/oxfmt", "--check", ".") },
  { name: "sentences", work: async () => findSentences(root, await listTracked()).join("\n") },
  { name: "sizes and names", work: async () => findTreeProblems(root, await listTracked()).join("\n") },
]);
process.exit(passed ? 0 : 1);

/** A step that runs a tool from node_modules and has a problem when the tool does not exit with 0. */
function tool(script, ...args) {
  return async () => {
    const { code, output } = await runNode(join(root, "node_modules", script), args);
    return code === 0 ? "" : output || `${script} ended with ${code}`;
  };
}

/** The files git knows or would take in, as far as they are still there. */
async function listTracked() {
  const { output } = await run("git", [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "--deduplicate",
  ]);
  return output.split("\n").filter((path) => path && existsSync(join(root, path)));
}
