import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { builtProduct, mainOf } from "./product.ts";
import { inheritedSettings } from "./program.ts";

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  cwd: string;
  env: Record<string, string>;
}

/** Runs the built product, or one of its commands, until it ends by itself. */
export async function runProduct(args: string[], { cwd, env }: RunOptions): Promise<Ended> {
  const child = spawn(process.execPath, [mainOf(builtProduct), ...args], {
    cwd,
    env: { ...inheritedSettings(), NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 110_000,
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, stdout, stderr };
}
