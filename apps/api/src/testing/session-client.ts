import type { SaidFields } from "@tightlines/contract/problem/problem";
import type { Person, TestApi } from "./create-test-api.ts";
import { sessionInput } from "./examples/session.examples.ts";
import { sendAs } from "./send-as.ts";
import type { TestEvent } from "./test-event.ts";

/** Calls about one event's sessions, as its organizer makes them. */
export interface SessionClient {
  /** `path` is what follows `/sessions`. */
  send<Data = SentSession>(
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    body?: object,
  ): Promise<SessionAnswer<Data>>;
  add(change?: object): Promise<SentSession>;
  trail(id: number): Promise<{ action: string; reason: string | null }[]>;
}

export interface SentSession {
  id: number;
  number: number;
  name: string;
  starts_at: string;
  ends_at: string;
  revision: number;
}

interface SessionAnswer<Data> {
  status: number;
  data: Data;
  code: string;
  detail: string;
  fields: SaidFields;
}

export function createSessionClient(api: TestApi, organizer: Person, event: TestEvent): SessionClient {
  const client: SessionClient = {
    send: (method, path, body) => sendAs(api, organizer, method, `/events/${event.id}/sessions${path}`, body),
    async add(change = {}) {
      const { status, data, detail } = await client.send("POST", "", { ...sessionInput, ...change });
      if (status !== 201) throw new Error(`No session: ${detail}`);
      return data;
    },
    trail: (id) =>
      api.database.db
        .selectFrom("audit")
        .select(["action", "before", "after", "reason", "actorName"])
        .where("noun", "=", "session")
        .where("nounId", "=", String(id))
        .orderBy("id")
        .execute(),
  };
  return client;
}
