import type { SaidFields } from "@tightlines/contract/problem/problem";
import type { Person, TestApi } from "./create-test-api.ts";
import { sendAs } from "./send-as.ts";

/** Calls about events as a program would make them, for whoever is given; a guest without a user. */
export interface EventClient {
  send<Data = SentEvent>(
    user: Person | null,
    method: Method,
    path: string,
    body?: object,
  ): Promise<Answer<Data>>;
  /** Creates an event and takes it to a status, step by step. */
  add(user: Person, event?: object, status?: keyof typeof ways): Promise<SentEvent>;
  names(user: Person | null, query?: string): Promise<string[]>;
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface SentEvent extends Record<string, unknown> {
  id: number;
  name: string;
  url: string;
  status: string;
  security: string | null;
  revision: number;
}

interface Answer<Data> {
  status: number;
  data: Data;
  meta: { page: number; page_size: number; total: number };
  code: string;
  detail: string;
  fields: SaidFields;
  current: SentEvent;
  changed_by: string;
}

export const springMasters = {
  name: "Spring Masters",
  starts_on: "2099-05-14",
  ends_on: "2099-05-16",
  time_zone: "Europe/Prague",
  discipline: "fly",
  preset: "fly-fips-mouche",
};

/** The steps from a draft. */
const ways = {
  draft: [],
  published: ["published"],
  running: ["published", "running"],
  finished: ["published", "running", "finished"],
  archived: ["published", "running", "finished", "archived"],
  cancelled: ["published", "cancelled"],
} as const;

export function createEventClient(api: TestApi): EventClient {
  const send: EventClient["send"] = (user, method, path, body) => sendAs(api, user, method, path, body);
  return {
    send,
    async add(user, event = {}, status = "draft") {
      let answer = await send(user, "POST", "/events", { ...springMasters, ...event });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer));
      for (const step of ways[status])
        answer = await send(user, "PATCH", `/events/${answer.data.id}`, { status: step });
      return answer.data;
    },
    async names(user, query = "") {
      const { data } = await send<SentEvent[]>(user, "GET", `/events${query}`);
      return data.map(({ name }) => name);
    },
  };
}
