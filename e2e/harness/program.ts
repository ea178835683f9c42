import { spawn } from "node:child_process";
import { once } from "node:events";
import { waitUntil } from "./wait-until.ts";

export interface Program {
  /** Everything it has printed so far. */
  logs(): string;
  /** Sends the signal and waits for the end; resolves with the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

interface ProgramOptions {
  args: string[];
  cwd: string;
  env: Record<string, string>;
  isReady: () => Promise<boolean>;
}

/** On a machine that runs everything at once a start may take minutes; waiting for what comes anyway costs nothing. */
const PATIENCE_MS = 240_000;

/** Starts a Node.js program and waits until it is ready; when it dies before, throws with what it printed. */
export async function startProgram({ args, cwd, env, isReady }: ProgramOptions): Promise<Program> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...inheritedSettings(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const closed = once(child, "close");
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  void closed.then(() => process.off("exit", endWithUs));

  const isUp = waitUntil(
    async () => {
      if (hasEnded()) throw new Error(`It ended with ${child.exitCode ?? child.signalCode}:\n${output}`);
      return (await isReady()) || undefined;
    },
    () => `It was not ready in time:\n${output}`,
    PATIENCE_MS,
  );
  await isUp.catch(async (error: unknown) => {
    child.kill("SIGKILL");
    await closed;
    throw error;
  });
  return {
    logs: () => output,
    async end(signal) {
      if (!hasEnded()) child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}

/** What any program needs and nothing of the developer's own settings, which would change the story. */
export function inheritedSettings(): Record<string, string> {
  const names = ["PATH", "HOME", "TMPDIR", "LANG", "SystemRoot", "TEMP"];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
