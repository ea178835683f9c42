import { execFile, spawn } from "node:child_process";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import type { Home } from "./home.ts";
import { isServerOf, serverEnvironment } from "./process.ts";

/** A server process that we started. */
export interface Postmaster {
  pid: number;
  /** Settles when the process is gone, with what it wrote to its log since it started. */
  exited: Promise<string>;
}

const LARGEST_LOG = 10 * 1024 * 1024;
const POLL_MS = 10;
/** Long enough for a checkpoint of everything in memory on a slow disk. */
const PATIENCE_MS = 30_000;

export async function spawnPostmaster(
  home: Home,
  binaries: Binaries,
  cluster: string,
  settings: Record<string, string>,
): Promise<Postmaster> {
  const logPath = logPathOf(home);
  await keepLogSmall(logPath);
  const log = await open(logPath, "a", 0o600);
  try {
    if (home.account) await log.chown(home.account.uid, home.account.gid);
    const before = (await log.stat()).size;
    const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const child = spawn(binaries.postgres, ["-D", cluster, ...options], {
      ...home.account,
      cwd: home.path,
      env: serverEnvironment(),
      // To the file itself: a pipe would break when we are killed and the server lives on.
      stdio: ["ignore", log.fd, log.fd],
      // Ctrl-C is for us: the server must outlive the requests we still finish.
      detached: true,
    });
    const exited = new Promise<string>((resolve) => {
      child.once("error", (error) => resolve(error.message));
      child.once("exit", () => resolve(readFrom(logPath, before)));
    });
    child.unref();
    return { pid: child.pid ?? 0, exited };
  } finally {
    await log.close();
  }
}

/** Ends a server, ours or one left behind, without losing anything; sessions still open are rolled back. */
export async function stopServer(pid: number, cluster: string, binaries: Binaries): Promise<void> {
  await signal(pid, "SIGINT", binaries);
  if (await hasStopped(pid, cluster)) return;
  // The log is replayed at the next start: slower, and nothing acknowledged is lost.
  await signal(pid, "SIGQUIT", binaries);
  if (!(await hasStopped(pid, cluster))) throw new Error(`the database server ${pid} does not stop`);
}

/** What the server itself wrote down about where it runs; undefined when it does not run. */
export async function readPidFile(
  cluster: string,
): Promise<{ pid: number; port: number; host: string } | undefined> {
  const text = await readFile(pidFileOf(cluster), "utf8").catch(() => "");
  const [pid, , , port, socketFolder, listenAddress] = text.split("\n");
  // While the server writes the file the later lines are missing.
  if (!pid || !port) return undefined;
  return { pid: Number(pid), port: Number(port), host: socketFolder || listenAddress || "" };
}

/** PostgreSQL believes a pid file whose number is alive; here the number is known to be another program's. */
export async function removePidFile(cluster: string): Promise<void> {
  await rm(pidFileOf(cluster), { force: true });
}

export function logPathOf(home: Home): string {
  return join(home.path, "postgres.log");
}

function pidFileOf(cluster: string): string {
  return join(cluster, "postmaster.pid");
}

async function hasStopped(pid: number, cluster: string): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (!(await isServerOf(pid, cluster))) return true;
    await sleep(POLL_MS);
  }
  return false;
}

async function signal(pid: number, name: "SIGINT" | "SIGQUIT", binaries: Binaries): Promise<void> {
  if (process.platform === "win32") {
    // Windows has no signals; PostgreSQL brings its own.
    await promisify(execFile)(binaries.pgCtl, ["kill", name.slice("SIG".length), String(pid)]);
    return;
  }
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

async function keepLogSmall(path: string): Promise<void> {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size > LARGEST_LOG) await rename(path, `${path}.1`);
}

async function readFrom(path: string, start: number): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(Math.max(0, size - start)),
      position: start,
    });
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}
