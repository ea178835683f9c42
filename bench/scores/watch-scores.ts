import { Agent, get, type IncomingMessage } from "node:http";

const agent = new Agent({ keepAlive: true });

export interface Watching {
  /** Ends it; answers how many requests were answered and how many were refused because the server was busy. */
  stop(): Promise<{ answered: number; refused: number }>;
}

/** Guests who look at an event's scores once a second: most open the page again, every fifth asks the API for what it shows. */
export function watchScores(url: string, eventUrl: string, sessionId: number, guests: number): Watching {
  const ending = new AbortController();
  const ended = new Promise((resolve) => ending.signal.addEventListener("abort", resolve, { once: true }));
  let answered = 0;
  let refused = 0;
  const looking = Array.from({ length: guests }, async (_, index) => {
    const path =
      index % 5 === 0
        ? `/api/events/${eventUrl}/scores?session_id=${sessionId}&page_size=2000`
        : `/events/${eventUrl}/scores`;
    let etag = "";
    await rest((index * 1000) / guests);
    while (!ending.signal.aborted) {
      const begun = performance.now();
      const { statusCode, headers } = await look(url + path, etag);
      if (statusCode === 503) refused += 1;
      else if (statusCode !== 200 && statusCode !== 304) throw new Error(`${path}: ${statusCode}`);
      else answered += 1;
      etag = headers.etag ?? "";
      await rest(1000 - (performance.now() - begun));
    }
  });
  return {
    async stop() {
      ending.abort();
      await Promise.all(looking);
      return { answered, refused };
    },
  };

  function rest(ms: number): Promise<unknown> {
    const timer = new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)).unref());
    return Promise.race([timer, ended]);
  }
}

/** Not with fetch: whoever sends an etag by it asks for what is not kept (`cache-control: no-cache`), which no browser does by itself. */
function look(url: string, etag: string): Promise<IncomingMessage> {
  const headers = { "accept-encoding": "br", ...(etag && { "if-none-match": etag }) };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer));
    }).on("error", reject);
  });
}
