import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { newDataFolder } from "../../e2e/harness/data-folder.ts";
import { freePort } from "../../e2e/harness/free-port.ts";
import { startProgram } from "../../e2e/harness/program.ts";

export interface BenchProduct {
  url: string;
  stop(): Promise<void>;
}

export const administrator = { email: "bench@example.org", password: "tight lines and dry feet" };

const dist = process.env["E2E_DIST"] ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** The built product in a process of its own, with data of its own; `npm run build` makes it, E2E_DIST names another. */
export async function startProduct(settings: Record<string, string> = {}): Promise<BenchProduct> {
  const folder = await newDataFolder();
  const dataDir = folder.path;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = await startProgram({
    args: [join(dist, "server/main.js"), "serve"],
    cwd: dataDir,
    env: {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
    isReady: () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  return {
    url,
    async stop() {
      await program.end("SIGTERM");
      await folder.remove();
    },
  };
}
