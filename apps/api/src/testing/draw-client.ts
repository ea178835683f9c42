import type { Person, TestApi } from "./create-test-api.ts";
import { sendAs } from "./send-as.ts";
import type { TestEvent } from "./test-event.ts";

export interface SentRun {
  id: number;
  revision: number;
  number: number;
  status: string;
  seed: string | null;
  placements: SentPlacement[] | null;
}

export interface SentPlacement {
  session_id: number;
  angler_id: number;
  sector_id: number;
  peg_id: number;
}

/** Calls about the draw of an event, as its organizer makes them. */
export function drawClient(api: TestApi, event: TestEvent, organizer: Person) {
  const send = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object) =>
    sendAs(api, organizer, method, `/events/${event.id}${path}`, body);
  const step = async (run: SentRun, what: string, body: object = {}) =>
    send("POST", `/draw-runs/${run.id}/${what}`, { revision: run.revision, ...body });
  return {
    send,
    step,
    preview: (wish: object) => send("POST", "/draw-runs/preview", wish),
    prepare: (plan: object) => send("POST", "/draw-runs", plan),
    /** All the way: prepared, drawn and put into force. */
    async publish(plan: object): Promise<SentRun> {
      const prepared = (await send("POST", "/draw-runs", plan)).data as SentRun;
      const drawn = (await step(prepared, "draw")).data as SentRun;
      return (await step(drawn, "publish")).data as SentRun;
    },
    async draws(query = ""): Promise<SentDraw[]> {
      return (await send("GET", `/draws?page_size=1000${query}`)).data;
    },
  };
}

export interface SentDraw extends SentPlacement {
  id: number;
  revision: number;
  angler_name: string;
  sector_code: string;
  peg_number: number;
  source: string;
  run_id: number | null;
}
