import type { PoolConfig } from "pg";
import type { Log } from "../log.ts";

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  joinRunning?: boolean;
}

export interface Embedded {
  connection: PoolConfig;
  close(): Promise<void>;
}

export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  throw new Error(`not there yet: ${options.dataDir}`);
}
