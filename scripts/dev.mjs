import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { compileMessages, messageCompiler } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { requireNode } from "./steps/node-version.mjs";
import { root } from "./steps/root.mjs";
import { passSignalsTo, runNode } from "./steps/run.mjs";

requireNode();
await install({ forTests: true });
await compileMessages();
recompileMessagesOnChange();
serveFromSources();

/** tsx restarts the server when its sources change; the server mounts Vite, which reloads the browser's side. */
function serveFromSources() {
  const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
  const child = spawn(
    process.execPath,
    [tsx, "watch", "--clear-screen=false", "apps/server/src/main.ts", "serve"],
    {
      cwd: root,
      env: { ...process.env, TIGHTLINES_DEV: "1" },
      stdio: "inherit",
    },
  );
  passSignalsTo(child);
  child.once("close", (code) => process.exit(code ?? 1));
}

function recompileMessagesOnChange() {
  let waiting;
  watch(join(root, "apps/web/messages"), { recursive: true }, () => {
    // Editors write a file in several steps: compile when they are done.
    clearTimeout(waiting);
    waiting = setTimeout(() => void runNode(messageCompiler, [], { show: true }), 100);
  });
}
