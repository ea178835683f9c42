import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { announceConfirmations } from "./confirmation.ts";
import { newDataFolder } from "./data-folder.ts";
import { findConfirmation } from "./find-confirmation.ts";
import { freePort } from "./free-port.ts";
import { startProgram, type Program } from "./program.ts";

export interface Product {
  url: string;
  dataDir: string;
  logs(): string;
  /** Asks it to end, waits for it, and removes its data. */
  stop(): Promise<void>;
  /** Ends the process as a power cut would; the data stays for `restart`. */
  kill9(): Promise<void>;
  /** Starts it again on the same port and data, after a clean end when it still runs; from another build when given one. Answers the milliseconds the start took. */
  restart(dist?: string): Promise<number>;
}

/** The build the stories are told about; E2E_DIST names another one. */
export const builtProduct = process.env["E2E_DIST"] ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** Starts the built product on a free port with data of its own. */
export async function startProduct({ env = {} }: { env?: Record<string, string> } = {}): Promise<Product> {
  if (!existsSync(mainOf(builtProduct)))
    throw new Error("There is no built product: `npm run build` makes one.");
  const folder = await newDataFolder();
  const dataDir = folder.path;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ...env,
  };
  // Not in the checkout: a developer's .env there would change the story.
  const start = (dist = builtProduct) =>
    startProgram({
      args: [mainOf(dist), "serve"],
      cwd: dataDir,
      env: settings,
      isReady: () => isReady(url),
    });
  let program: Program = await start().catch(async (error: unknown) => {
    await folder.remove();
    throw error;
  });
  let earlierLogs = "";

  const logs = () => earlierLogs + program.logs();
  announceConfirmations(url, (email) => findConfirmation({ url, env, logs }, email));
  return {
    url,
    dataDir,
    logs,
    async stop() {
      await program.end("SIGTERM");
      await folder.remove();
    },
    async kill9() {
      await program.end("SIGKILL");
    },
    async restart(dist) {
      await program.end("SIGTERM");
      earlierLogs += program.logs();
      const before = performance.now();
      program = await start(dist);
      return performance.now() - before;
    },
  };
}

export function mainOf(dist: string): string {
  return join(dist, "server/main.js");
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
