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
      const answer = await fetch(url + path, {
        headers: { "accept-encoding": "br", ...(etag && { "if-none-match": etag }) },
      });
      await answer.arrayBuffer();
      if (answer.status === 503) refused += 1;
      else if (!answer.ok && answer.status !== 304) throw new Error(`${path}: ${answer.status}`);
      else answered += 1;
      etag = answer.headers.get("etag") ?? "";
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
