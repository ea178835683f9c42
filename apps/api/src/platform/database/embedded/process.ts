import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** Nothing of our own environment but what programs need to run: it holds secrets. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  // English messages, since we read them.
  return { LC_ALL: "C", ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }) };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether that process is a server on that folder: after a restart of the machine its number may be anybody's. */
export async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === "win32") return true;
  const command = process.platform === "linux" ? readProc(pid) : askPs(pid);
  return (await command.catch(() => "")).includes(cluster);
}

async function readProc(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, "utf8");
}

async function askPs(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "args=", "-p", String(pid)]);
  return stdout;
}
