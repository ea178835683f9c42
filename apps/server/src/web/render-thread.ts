import { Worker } from "node:worker_threads";
import type { RenderCall, RenderCallAnswer, RenderJob, RenderOutcome } from "./render-messages.ts";
import type { PageSettings, WebAnswer } from "./web.ts";

export interface RenderThread {
  render(page: RenderJob["page"], settings: PageSettings): Promise<WebAnswer>;
  close(): Promise<void>;
}

interface Job {
  transport: PageSettings["transport"];
  resolve: (answer: WebAnswer) => void;
  reject: (error: Error) => void;
}

/** The thread that renders pages. One that ends by itself fails what it was doing; the next page starts another. */
export function startRenderThread(
  dist: string,
  file = new URL("./render.worker.js", import.meta.url),
): RenderThread {
  const jobs = new Map<number, Job>();
  let count = 0;
  let thread: Worker | undefined = start();
  return {
    render: (page, { transport, identity, publicUrl }) =>
      new Promise((resolve, reject) => {
        const job = ++count;
        jobs.set(job, { transport, resolve, reject });
        thread ??= start();
        thread.postMessage({ job, page, identity, publicUrl } satisfies RenderJob, []);
      }),
    close: async () => {
      await thread?.terminate();
    },
  };

  function start(): Worker {
    const worker = new Worker(file, { workerData: { dist } });
    worker.on("message", (message: RenderCall | RenderOutcome) => {
      if ("call" in message) void answerCall(worker, message);
      else finish(message);
    });
    worker.on("error", (error) => giveUp(worker, error));
    worker.on("exit", () => giveUp(worker, new Error("The thread that renders pages has ended.")));
    return worker;
  }

  async function answerCall(worker: Worker, { job, call, request }: RenderCall): Promise<void> {
    const answer = await jobs
      .get(job)
      ?.transport(request)
      .catch((error: unknown) => ({ failure: String(error) }));
    if (answer) worker.postMessage({ call, answer } satisfies RenderCallAnswer, []);
  }

  function finish(outcome: RenderOutcome): void {
    const job = jobs.get(outcome.job);
    jobs.delete(outcome.job);
    if ("failure" in outcome) job?.reject(new Error(outcome.failure));
    else job?.resolve(withBuffers(outcome.answer));
  }

  /** One that failed also ends, when another may be at work already. */
  function giveUp(worker: Worker, error: Error): void {
    if (thread !== worker) return;
    thread = undefined;
    for (const job of jobs.values()) job.reject(error);
    jobs.clear();
  }
}

/** Between threads a buffer travels as the plain bytes it is made of. */
function withBuffers(answer: WebAnswer): WebAnswer {
  if (answer.kind !== "page") return answer;
  const { etag, plain, brotli, gzip } = answer.body;
  const body = { etag, plain: asBuffer(plain), brotli: asBuffer(brotli), gzip: asBuffer(gzip) };
  return { ...answer, body };
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
