import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { PoolConfig } from "pg";
import type { TestApi } from "./create-test-api.ts";

export interface ApiProcess {
  url: string;
  stop(): Promise<void>;
}

/** Another process that serves the API on the same database, with the same secret. */
export async function startApiProcess({ database, settings }: TestApi): Promise<ApiProcess> {
  const script = fileURLToPath(new URL("api-process.main.ts", import.meta.url));
  const { host, port, user, password, database: name } = database.pool.options as PoolConfig;
  const argument = JSON.stringify({
    connection: { host, port, user, password, database: name },
    env: {
      AUTH_SECRET: settings.authSecret,
      DATA_DIR: settings.dataDir,
      PUBLIC_URL: settings.publicUrl,
      LOG_LEVEL: "silent",
    },
  });
  const child = fork(script, [argument], { execArgv: ["--import", "tsx"] });
  const exited = once(child, "exit");
  const [{ port: served }] = (await Promise.race([
    once(child, "message"),
    exited.then(() => Promise.reject(new Error("the API process ended before it listened"))),
  ])) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${served}`,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
