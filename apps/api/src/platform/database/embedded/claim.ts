import { setTimeout as sleep } from "node:timers/promises";
import type { Client, ClientConfig } from "pg";
import type { Log } from "../../log.ts";
import { StartupError } from "../../startup-error.ts";
import type { Address } from "./address.ts";
import type { Binaries } from "./binaries.ts";
import type { Home } from "./home.ts";
import { connect, ownerPid, takeOwnership } from "./ownership.ts";
import { logPathOf, readPidFile, removePidFile, spawnPostmaster, stopServer } from "./postmaster.ts";
import { isAlive, isServerOf } from "./process.ts";

/** Everything a server is started with. */
export interface Launch {
  home: Home;
  binaries: Binaries;
  cluster: string;
  address: Address;
  settings: Record<string, string>;
  log: Log;
}

/** A running server, and the connection that asks for the right to own it or holds that right. */
export interface RunningServer {
  pid: number;
  connection: ClientConfig;
  owner: Client;
}

const POLL_MS = 10;
/** The processes of a server that was killed need a moment to notice it. */
const OCCUPIED_MS = 100;

/**
 * Ends with a server that this process owns and started itself, so that it runs our binaries with our settings.
 * One that a killed process left behind is stopped cleanly and started again. Undefined when another process owns it.
 */
export async function claimServer(launch: Launch, ownPid?: number): Promise<RunningServer | undefined> {
  for (;;) {
    const server = (await findServer(launch)) ?? (await startServer(launch));
    if (server === "occupied") {
      await sleep(OCCUPIED_MS);
      continue;
    }
    const outcome = await takeOwnership(server.owner, "patient");
    if (outcome === "ours" && (server.isOurs || server.pid === ownPid)) return server;
    if (outcome !== "ours") await server.owner.end();
    if (outcome === "theirs") return undefined;
    if (outcome === "lost") continue;

    launch.log.warn(
      { pid: server.pid },
      "stopping the database server of a process that was killed, to start it again",
    );
    await stopServer(server.pid, launch.cluster, launch.binaries);
  }
}

/** The server of another process, for a command that works beside it. Undefined when none runs. */
export async function joinServer(launch: Launch): Promise<RunningServer | undefined> {
  const server = await findServer(launch);
  if (!server) return undefined;
  const outcome = await takeOwnership(server.owner, "at once");
  await server.owner.end();
  return outcome === "theirs" ? server : undefined;
}

export async function refusal(launch: Launch): Promise<StartupError> {
  const server = await findServer(launch);
  const pid = server && (await ownerPid(server.owner).catch(() => undefined));
  await server?.owner.end();
  return new StartupError(
    `The data folder is in use by another Tightlines process${pid ? ` (pid ${pid})` : ""}: stop that one, or set DATA_DIR to another folder.`,
  );
}

async function findServer(launch: Launch): Promise<(RunningServer & { isOurs: boolean }) | undefined> {
  for (;;) {
    const file = await readPidFile(launch.cluster);
    if (!file) return undefined;

    const connection = { ...launch.address.connection, host: file.host, port: file.port };
    const client = await connect(connection);
    if (client && client !== "busy") return { pid: file.pid, connection, owner: client, isOurs: false };
    if (!client && !(await isServerOf(file.pid, launch.cluster))) {
      if (isAlive(file.pid)) await removePidFile(launch.cluster);
      return undefined;
    }
    await sleep(POLL_MS);
  }
}

async function startServer(launch: Launch): Promise<(RunningServer & { isOurs: boolean }) | "occupied"> {
  const { connection } = launch.address;
  const { pid, exited } = await spawnPostmaster(launch.home, launch.binaries, launch.cluster, {
    ...launch.address.settings,
    ...launch.settings,
  });
  for (;;) {
    const output = await Promise.race([exited, sleep(POLL_MS)]);
    if (output !== undefined) return explainExit(launch, output);

    const owner = await connect(connection);
    if (!owner || owner === "busy") continue;
    if ((await readPidFile(launch.cluster))?.pid === pid) return { pid, connection, owner, isOurs: true };
    // Another process was faster: this is its server, and ours is about to give up.
    await owner.end();
  }
}

function explainExit(launch: Launch, output: string): "occupied" {
  if (/lock file ".*" already exists|shared memory block/.test(output)) return "occupied";
  const cause =
    output.split("\n").findLast((line) => line.includes("FATAL:")) ?? output.trim().split("\n").at(-1);
  throw new StartupError(
    `The embedded PostgreSQL did not start (${cause?.replace(/^.*FATAL: +/, "") ?? "no reason given"}): see ${logPathOf(launch.home)}, or set DATABASE_URL to a PostgreSQL server of your own.`,
  );
}
