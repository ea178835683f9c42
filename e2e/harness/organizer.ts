import { toSnakeCase } from "../../packages/contract/src/wire/case.ts";
import { seasonRulesOf, usualSeasonChoice } from "../../packages/domain/src/series/season-choice.ts";
import { signUpWithoutBrowser } from "./confirmation.ts";
import { rememberSignIn, type Memory } from "./memory.ts";
import { newPerson, open, signIn, type Person } from "./person.ts";
import { newVisitor, type Visitor, type VisitorOptions } from "./visitor.ts";

interface AddedEvent {
  id: number;
  name: string;
  url: string;
}

/** An organizer who works through the API, for what a story finds already there; the person can also sign in. */
export interface Organizer {
  person: Person;
  /** What the organizer's browser remembers after signing in. */
  memory(): Promise<Memory>;
  /** A browser in which the organizer is signed in, with this page of the product open. */
  visit(path: string, options?: VisitorOptions): Promise<Visitor>;
  add(event: EventWish, status?: keyof typeof ways): Promise<AddedEvent>;
  change(id: number, change: object): Promise<void>;
  /** Makes a series of these events; every round counts. */
  addSeries(series: { name: string; url?: string; events: readonly number[] }): Promise<{ url: string }>;
  /** Agrees to a public page of their own; answers its part of the address. */
  agreeToPage(): Promise<string>;
  /** What the API answers the organizer: `read<Entry[]>("/events/spring/audit")`. */
  read<Data>(path: string): Promise<Data>;
  /** Adds something to an event: `addPart("spring", "sectors", { code: "A" })`; answers its id. `more` are headers. */
  addPart(event: string, path: string, part: object, more?: Record<string, string>): Promise<number>;
  /** Changes a part of an event: `changePart("spring", "sectors/7", { pegs, revision: 1 })`. */
  changePart(event: string, path: string, change: object): Promise<void>;
  deletePart(event: string, path: string, id: number): Promise<void>;
  /** Settles what registering for an event costs and asks. */
  settleRegistration(event: string, settings: object): Promise<void>;
}

type EventWish = { name: string; starts_on?: string; ends_on?: string } & Record<string, string>;

/** The steps from a draft. */
const ways = {
  draft: [],
  published: ["published"],
  running: ["published", "running"],
  finished: ["published", "running", "finished"],
  cancelled: ["published", "cancelled"],
} as const;

export async function newOrganizer(url: string, person = newPerson()): Promise<Organizer> {
  const { email, firstName, lastName } = person;
  const send = async (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { "content-type": "application/json", origin: url, ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const cookie = await signUpWithoutBrowser(url, person);
  const bearer = async () => {
    const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
    const { token } = (await answer.json()) as { token: string };
    return { authorization: `Bearer ${token}` };
  };
  await send("POST", "/signup", { first_name: firstName, last_name: lastName, email }, await bearer());
  await send("POST", "/users/organizer", {}, await bearer());
  const headers = await bearer();
  const change = async (id: number, body: object) => {
    await send("PATCH", `/events/${id}`, body, headers);
  };

  let remembered: Promise<Memory> | undefined;
  const memory = () =>
    (remembered ??= rememberSignIn(async (page) => {
      await signIn(page, url, person);
      await page.waitForURL("**/events");
    }));

  return {
    person,
    memory,
    change,
    async visit(path, options) {
      const visitor = await newVisitor({ ...options, storageState: await memory() });
      await open(visitor.page, url + path);
      return visitor;
    },
    async read<Data>(path: string) {
      const answer = await fetch(`${url}/api${path}`, { headers });
      if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { data: Data }).data;
    },
    async addSeries({ events, ...series }) {
      const rounds = events.map((event_id) => ({ event_id }));
      const rules = toSnakeCase(seasonRulesOf(usualSeasonChoice));
      const answer = await send("POST", "/series", { ...series, rounds, rules }, headers);
      return ((await answer.json()) as { data: { url: string } }).data;
    },
    async agreeToPage() {
      const answer = await send("POST", "/people/mine", {}, headers);
      return ((await answer.json()) as { data: { url: string } }).data.url;
    },
    async addPart(event, path, part, more) {
      const answer = await send("POST", `/events/${event}/${path}`, part, { ...headers, ...more });
      return ((await answer.json()) as { data: { id: number } }).data.id;
    },
    async changePart(event, path, part) {
      await send("PATCH", `/events/${event}/${path}`, part, headers);
    },
    async settleRegistration(event, settings) {
      await send("PATCH", `/events/${event}/registration-settings`, settings, headers);
    },
    async deletePart(event, path, id) {
      await send("DELETE", `/events/${event}/${path}/${id}`, {}, headers);
    },
    async add(event, status = "draft") {
      const body = { ...springDays, ...event };
      const answer = await send("POST", "/events", body, headers);
      const { data } = (await answer.json()) as { data: AddedEvent };
      for (const step of ways[status]) await change(data.id, { status: step });
      return data;
    },
  };
}

const springDays = {
  starts_on: "2099-05-14",
  ends_on: "2099-05-16",
  time_zone: "Europe/Prague",
  discipline: "fly",
  preset: "fly-fips-mouche",
};
