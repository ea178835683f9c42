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
    async needs(): Promise<SentNeed[]> {
      return (await send("GET", "/draw-needs")).data;
    },
    previewRepair: (run: SentRun, repair: object) =>
      send("POST", `/draw-runs/${run.id}/changes/preview`, { repair }),
    /** As it is previewed now. */
    async repair(run: SentRun, repair: object, reason = "It has to be") {
      const { data } = await send("POST", `/draw-runs/${run.id}/changes/preview`, { repair });
      return send("POST", `/draw-runs/${run.id}/changes`, { repair, reason, basis: data?.basis ?? "" });
    },
    async changes(run: SentRun) {
      return (await send("GET", `/draw-runs/${run.id}/changes`)).data;
    },
    async draws(query = ""): Promise<SentDraw[]> {
      return (await send("GET", `/draws?page_size=1000${query}`)).data;
    },
  };
}

export interface SentNeed {
  run_id: number;
  kind: string;
  session_ids: number[];
  anglers: { id: number; name: string }[];
  others: { id: number; name: string }[];
}

export interface SentDraw extends SentPlacement {
  id: number;
  revision: number;
  angler_name: string;
  sector_code: string;
  peg_number: number;
  source: string;
  run_id: number | null;
  reason: string;
  changed_by: string | null;
}
