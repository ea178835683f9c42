import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Role } from "@tightlines/domain/user/role";
import type { FastifyInstance, InjectOptions } from "fastify";
import { pino } from "pino";
import { createApi } from "../app.ts";
import * as users from "../features/user/user.repository.ts";
import { giveRole } from "../features/user/user.service.ts";
import type { Database } from "../platform/database/database.ts";
import type { UserRow } from "../platform/database/tables/user.table.ts";
import { type Identity, openIdentity } from "../platform/identity/identity.ts";
import { readSettings, type Settings } from "../platform/settings/settings.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { connectBeside, createTestDatabase } from "./test-database.ts";
import { createTestFolder } from "./test-folder.ts";
import {
  type Answer,
  claimsIn,
  createLogin,
  isEnding,
  type Login,
  newEmail,
  PASSWORD,
} from "./test-login.ts";

export const ORIGIN = "http://localhost:3000";

/** A user with their login. `user` is what the API answered last. */
export interface Person extends Login {
  user: { id: number; uid: string; role: Role; email: string; display_name: string };
}

export interface TestApi {
  app: FastifyInstance;
  database: Database;
  identity: Identity;
  settings: Settings;
  /** Every route that was registered, as Fastify writes it: `GET /api/events/:event`. */
  routes: ReadonlySet<string>;
  /** Everything that was logged so far. */
  logged(): string;
  /** A call as its holder's browser makes it; without a token as a guest. */
  call(request: InjectOptions & { url: string; token?: string | undefined }): Promise<Answer>;
  /** Signs somebody new up as a browser does, first with the provider, then with us, and gives them their role. */
  signUp(somebody?: {
    firstName?: string;
    lastName?: string;
    email?: string;
    role?: Exclude<Role, "guest">;
  }): Promise<Person>;
  /** Signed up with the provider and confirmed, but the `signup` call was never made. */
  signUpIdentity(): Promise<Login>;
  /** Somebody of this role: the same person of that name as long as they are there, whatever became of their role. */
  asRole(role: Exclude<Role, "guest">, name?: string): Promise<Person>;
  giveRole(person: Person, role: Role): Promise<void>;
  findUser(person: Person): Promise<UserRow | undefined>;
  /** The link of the newest letter to this address. */
  lastLink(to: string): Promise<URL>;
  close(): Promise<void>;
}

/**
 * The whole API on a database of its own, opened as the server opens it and holding every answer against its schema. With
 * `beside` it is another process on the database of that one; close it first.
 */
export async function createTestApi({
  settings: wanted = {},
  beside,
  hasRealPasswords = false,
}: {
  settings?: Record<string, string>;
  beside?: TestApi;
  /** For tests about signing in: passwords are kept as the product keeps them, which is slow on purpose. */
  hasRealPasswords?: boolean;
} = {}): Promise<TestApi> {
  const folder = await createTestFolder();
  const settings = readSettings(
    {
      AUTH_SECRET: "a secret for tests that keeps nothing",
      DATA_DIR: folder.dataDir,
      // One test file makes more events than an organizer in a lifetime.
      EVENTS_PER_ACCOUNT: "100000",
      EVENTS_PER_DAY: "100000",
      ...wanted,
    },
    folder.path,
  );
  const database = beside ? await connectBeside(beside.database) : await createTestDatabase();
  const lines: string[] = [];
  const log = pino({ level: settings.logLevel }, { write: (line: string) => lines.push(line) });
  const identity = await openIdentity({
    settings,
    database,
    findRights: (uid) => users.findByUid(database.db, uid),
    passwords: hasRealPasswords ? undefined : quickPasswords,
  });
  const { made: app, routes } = await recordRoutes(() =>
    createApi({
      settings,
      database,
      identity,
      log,
      contentPolicy: { scriptHashes: [], styleHashes: [], connect: [], frame: [] },
      checkAnswers: true,
    }),
  );
  const known = new Map<string, Person>();

  const api: TestApi = {
    app,
    database,
    identity,
    settings,
    routes,
    logged: () => lines.join(""),
    call: ({ token, headers, ...request }) =>
      app.inject({
        ...request,
        headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      }),
    signUpIdentity: () => createConfirmed(newEmail(), "Nobody Yet"),
    async signUp({ firstName = "Ann", lastName = "Rivers", email = newEmail(), role = "member" } = {}) {
      const name = `${firstName} ${lastName}`;
      const login = await createConfirmed(email, name);
      const body = { first_name: firstName, last_name: lastName, email };
      const answer = await api.call({
        method: "POST",
        url: "/api/signup",
        payload: body,
        token: login.token,
      });
      if (answer.statusCode !== 201) throw new Error(`signup: ${answer.statusCode} ${answer.body}`);
      const { data: user } = answer.json<{ data: Person["user"] }>();
      await giveRole(database.db, identity.issuer, null, user.id, () => role);
      await login.refresh();
      return Object.assign(login, { user: { ...user, role } });
    },
    async asRole(role, name = role) {
      const person = (await stillThere(known.get(name))) ?? (await api.signUp({ firstName: name }));
      known.set(name, person);
      const { rightsVersion } = await giveRole(
        database.db,
        identity.issuer,
        null,
        person.user.id,
        () => role,
      );
      if (rightsVersion !== claimsIn(person.token)["rv"] || isEnding(person.token)) await person.refresh();
      return person;
    },
    async giveRole(person, role) {
      await giveRole(database.db, identity.issuer, null, person.user.id, () => role);
    },
    findUser: (person) => users.findById(database.db, person.user.id),
    async lastLink(to) {
      const { link } = await database.db
        .selectFrom("mail")
        .select("link")
        .where("toAddress", "=", to)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      return new URL(link!);
    },
    async close() {
      await app.close();
      await identity.close();
      await database.close();
      await folder.remove();
    },
  };
  return api;

  function createConfirmed(email: string, name: string): Promise<Login> {
    return createLogin(app, ORIGIN, { email, password: PASSWORD, name }, (to) => api.lastLink(to));
  }

  async function stillThere(person: Person | undefined): Promise<Person | undefined> {
    return person && (await api.findUser(person)) ? person : undefined;
  }
}

/** Fastify tells of an application the moment it is made, which is before anything is routed. */
async function recordRoutes(
  make: () => Promise<FastifyInstance>,
): Promise<{ made: FastifyInstance; routes: Set<string> }> {
  const routes = new Set<string>();
  const onMade = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url }) => {
      for (const each of [method].flat())
        if (each !== "HEAD" && each !== "OPTIONS") routes.add(`${each} ${url}`);
    });
  };
  subscribe("fastify.initialization", onMade);
  try {
    return { made: await make(), routes };
  } finally {
    unsubscribe("fastify.initialization", onMade);
  }
}
