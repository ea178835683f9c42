import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { freePort } from "./free-port.ts";
import { startProgram, type Program } from "./program.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Asking this address starts the emulator, or waits for the one already starting; the answer is its host. */
    emulatorOnDemand: string;
  }
}

export const projectId = "demo-tightlines";

/**
 * Vitest's global setup. The emulator takes ten seconds to start, so all files share one, and a run
 * whose stories do not need it never starts it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "tightlines-firebase-"));
  let starting: Promise<Program> | undefined;
  const keeper = createServer((_request, response) => {
    starting ??= startEmulator(folder, port);
    starting.then(
      () => response.end(`127.0.0.1:${port}`),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  await once(keeper, "listening");
  const address = keeper.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  project.provide("emulatorOnDemand", `http://127.0.0.1:${address.port}`);

  return async () => {
    keeper.close();
    await (await starting?.catch(() => undefined))?.end("SIGINT");
    await rm(folder, { recursive: true, force: true });
  };
}

async function startEmulator(folder: string, port: number): Promise<Program> {
  const [hub, logging] = [await freePort(), await freePort()];
  const config = {
    emulators: {
      auth: { host: "127.0.0.1", port },
      hub: { host: "127.0.0.1", port: hub },
      logging: { host: "127.0.0.1", port: logging },
      ui: { enabled: false },
    },
  };
  await writeFile(join(folder, "firebase.json"), JSON.stringify(config));
  const firebase = fileURLToPath(
    new URL("../../node_modules/firebase-tools/lib/bin/firebase.js", import.meta.url),
  );
  return startProgram({
    args: [firebase, "emulators:start", "--only", "auth", "--project", projectId],
    cwd: folder,
    // Its settings and its update check belong in the folder that is thrown away.
    env: { XDG_CONFIG_HOME: folder, CI: "true" },
    isReady: () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.ok,
        () => false,
      ),
  });
}
