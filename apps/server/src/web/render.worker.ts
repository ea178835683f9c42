import { parentPort, workerData } from "node:worker_threads";
import type { ApiRequest, Transport } from "@tightlines/web/lib/api/api.ts";
import { prepareAnswer } from "./prepare-page.ts";
import type { RenderCall, RenderCallAnswer, RenderJob, RenderOutcome } from "./render-messages.ts";
import { loadRenderer } from "./renderer.ts";
import type { WebAnswer } from "./web.ts";

/**
 * Renders in a thread of its own: a page of thousands of rows takes hundreds of milliseconds, in which the process goes on
 * answering. What a page shows is asked for where the database is.
 */
const port = parentPort!;
const loading = loadRenderer((workerData as { dist: string }).dist);
const waiting = new Map<number, (answer: RenderCallAnswer["answer"]) => void>();
let calls = 0;

port.on("message", (message: RenderJob | RenderCallAnswer) => {
  if ("job" in message) return void work(message);
  waiting.get(message.call)?.(message.answer);
  waiting.delete(message.call);
});

async function work(job: RenderJob): Promise<void> {
  try {
    const answer = withOwnBytes(await render(job));
    const bytes = answer.kind === "page" ? [answer.body.plain, answer.body.brotli, answer.body.gzip] : [];
    tell(
      { job: job.job, answer },
      bytes.map(({ buffer }) => buffer as ArrayBuffer),
    );
  } catch (error) {
    tell({ job: job.job, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

async function render({ job, page, ...settings }: RenderJob): Promise<WebAnswer> {
  const { renderer, assets } = await loading;
  const options = { ...settings, assets, transport: transportOf(job) };
  if (page === "shell") return prepareAnswer(renderer.renderShell(options));
  if (page === "nowhere") return prepareAnswer(await renderer.renderNowhere(options));
  return prepareAnswer(await renderer.renderPage({ ...options, ...page }));
}

function transportOf(job: number): Transport {
  return (request: ApiRequest) =>
    new Promise((resolve, reject) => {
      const call = ++calls;
      waiting.set(call, (answer) =>
        "failure" in answer ? reject(new Error(answer.failure)) : resolve(answer),
      );
      port.postMessage({ job, call, request } satisfies RenderCall);
    });
}

/** Small buffers share their memory with others, which would be handed over with them. */
function withOwnBytes(answer: WebAnswer): WebAnswer {
  if (answer.kind !== "page") return answer;
  const { etag, plain, brotli, gzip } = answer.body;
  const own = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer);
  return { ...answer, body: { etag, plain: own(plain), brotli: own(brotli), gzip: own(gzip) } };
}

function tell(outcome: RenderOutcome, handedOver: ArrayBuffer[] = []): void {
  port.postMessage(outcome, handedOver);
}
