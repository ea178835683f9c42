import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import type { Log } from "../../log.ts";
import { giveTo } from "./account.ts";
import { SUPERUSER } from "./cluster.ts";
import type { Home } from "./home.ts";

/** How the server is reached: by a socket in a folder only its user may enter, or by a loopback port and a password. */
export interface Address {
  connection: ClientConfig;
  /** The server's own settings that make it listen there and nowhere else. */
  settings: Record<string, string>;
  passwordFile: string | undefined;
  remove(): Promise<void>;
}

const SOCKET_PORT = 5432;
/** The system's limit is 104 to 108 bytes. */
const LONGEST_SOCKET_PATH = 100;

export async function chooseAddress(home: Home, useLoopback: boolean, log: Log): Promise<Address> {
  return useLoopback ? loopbackAddress(home) : socketAddress(home, log);
}

async function socketAddress(home: Home, log: Log): Promise<Address> {
  const isShort = Buffer.byteLength(join(home.path, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_SOCKET_PATH;
  const folder = isShort ? home.path : await makeShortFolder(home, log);
  return {
    connection: { host: folder, port: SOCKET_PORT, user: SUPERUSER, ssl: false },
    settings: {
      listen_addresses: "",
      unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
      unix_socket_permissions: "0700",
      port: String(SOCKET_PORT),
    },
    passwordFile: undefined,
    remove: async () => {
      if (!isShort) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeShortFolder({ path, account }: Home, log: Log): Promise<string> {
  const folder = await mkdtemp(join(tmpdir().length < 60 ? tmpdir() : "/tmp", "tightlines-"));
  if (account) await giveTo(account, folder);
  log.info({ folder }, `the path ${path} is too long for a socket: the database's socket is in ${folder}`);
  return folder;
}

async function loopbackAddress(home: Home): Promise<Address> {
  const passwordFile = join(home.path, "password");
  const password = await readOrMakePassword(passwordFile, home);
  const port = await findFreePort();
  return {
    connection: { host: "127.0.0.1", port, user: SUPERUSER, password, ssl: false },
    settings: { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(port) },
    passwordFile,
    remove: async () => {},
  };
}

async function readOrMakePassword(file: string, { account }: Home): Promise<string> {
  try {
    await writeFile(file, randomBytes(24).toString("hex"), { flag: "wx", mode: 0o600 });
    if (account) await giveTo(account, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return (await readFile(file, "utf8")).trim();
}

async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
