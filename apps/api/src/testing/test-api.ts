import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "@tightlines/domain/user/role";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { createApi } from "../app.ts";
import * as users from "../features/user/user.repository.ts";
import type { Database } from "../platform/database/database.ts";
import { openIdentity } from "../platform/identity/identity.ts";
import { readSettings } from "../platform/settings/settings.ts";
import { createTestDatabase } from "./test-database.ts";

export interface TestApi {
  app: FastifyInstance;
  url: string;
  database: Database;
  dataDir: string;
  /** Somebody who signed up with this role, and a token of theirs. */
  signIn(role: Exclude<Role, "guest">): Promise<TestUser>;
  close(): Promise<void>;
}

export interface TestUser {
  userId: number;
  uid: string;
  email: string;
  headers: { authorization: string };
}

const PASSWORD = "correct horse battery";

/** The whole API on a database and a folder of its own, listening on a free port. */
export async function startTestApi(env: Record<string, string> = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "tightlines-api-"));
  const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: "http://localhost:3000", ...env }, dataDir);
  const identity = await openIdentity({
    settings,
    database,
    findRights: (uid) => users.findByUid(database.db, uid),
    onMail: () => {},
  });
  const app = await createApi({
    settings,
    database,
    identity,
    log: pino({ level: "silent" }),
    contentPolicy: { scriptHashes: [], styleHashes: [], connect: [], frame: [] },
    checkAnswers: true,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  let count = 0;

  return {
    app,
    url,
    database,
    dataDir,
    async signIn(role) {
      count += 1;
      const email = `person${count}@example.org`;
      const displayName = `Person ${count}`;
      const { uid } = await identity.issuer.createIdentity({ email, password: PASSWORD, displayName });
      const user = await users.insert(database.db, {
        uid,
        email,
        firstName: "Person",
        lastName: String(count),
        displayName,
        role,
      });
      const token = await fetchToken(url, settings.publicUrl, email);
      return { userId: user!.id, uid, email, headers: { authorization: `Bearer ${token}` } };
    },
    async close() {
      await app.close();
      await identity.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function fetchToken(url: string, origin: string, email: string): Promise<string> {
  const login = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie, origin } });
  return ((await answer.json()) as { token: string }).token;
}
