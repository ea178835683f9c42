import type { SaidFields } from "@tightlines/contract/problem/problem";
import type { Person, TestApi } from "./create-test-api.ts";
import { sendAs } from "./send-as.ts";
import type { TestEvent } from "./test-event.ts";

export interface SentPeg {
  id: number;
  number: number;
  is_end: boolean;
  is_accessible: boolean;
  out_of_use_reason: string | null;
}

export interface SentSector extends Record<string, unknown> {
  id: number;
  code: string;
  position: number;
  parent_id: number | null;
  revision: number;
  pegs: SentPeg[];
}

interface SectorAnswer<Data> {
  status: number;
  data: Data;
  meta: { page: number; page_size: number; total: number };
  code: string;
  detail: string;
  fields: SaidFields;
  current: SentSector;
  changed_by: string;
}

/** Calls about one event's sectors as its organizer makes them. */
export function createSectorClient(api: TestApi, organizer: Person, event: TestEvent) {
  function send<Data = SentSector>(
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path = "",
    payload?: object,
  ): Promise<SectorAnswer<Data>> {
    return sendAs(api, organizer, method, `/events/${event.url}/sectors${path}`, payload);
  }

  return {
    send,
    async add(sector: object): Promise<SentSector> {
      const answer = await send("POST", "", sector);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer));
      return answer.data;
    },
    async list(): Promise<SentSector[]> {
      return (await send<SentSector[]>("GET", "?page_size=2000")).data;
    },
    async codes(): Promise<string[]> {
      return (await send<SentSector[]>("GET", "?page_size=2000")).data.map(({ code }) => code);
    },
  };
}
