import { Worker } from "node:worker_threads";
import { PAPERS_WAITING } from "@tightlines/contract/limits";
import { ProblemError } from "../http/problem-error.ts";

/** A paper as it goes to press: a Typst template and all that it may read. */
export interface PaperJob {
  template: URL;
  /** Its words. The template reads them as data, so nothing that somebody wrote can be taken for markup. */
  data: object;
  /** What its QR codes say; the data names each by its place in this list. */
  codes: readonly string[];
  /** Images, by their file name. */
  images: Readonly<Record<string, Uint8Array>>;
}

export interface Press {
  /** Answers the PDF. */
  print(job: PaperJob): Promise<Buffer>;
  close(): Promise<void>;
}

type Outcome = { job: number; bytes: Uint8Array } | { job: number; failure: string };

interface Waiting {
  job: PaperJob;
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

export const PDF_TYPE = "application/pdf";

const TIMEOUT_MS = 60_000;
/** A thread that nobody needs goes, and the memory that a large paper took goes with it. */
const IDLE_MS = 60_000;

/**
 * Prints one paper after the other in a thread of its own, which starts with the first one. A paper that never ends, or
 * that ends the thread, fails alone: the next one starts another.
 */
export function startPress({
  file = new URL("./press.worker.js", import.meta.url),
  most = PAPERS_WAITING,
  timeoutMs = TIMEOUT_MS,
  idleMs = IDLE_MS,
} = {}): Press {
  const waiting: Waiting[] = [];
  let thread: Worker | undefined;
  let atWork: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let count = 0;
  return {
    print: (job) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= most) throw new ProblemError("papers-busy");
        waiting.push({ job, resolve, reject });
        next();
      }),
    close: async () => {
      clearTimeout(timer);
      await thread?.terminate();
    },
  };

  function next(): void {
    if (atWork) return;
    clearTimeout(timer);
    atWork = waiting.shift();
    if (!atWork) {
      timer = setTimeout(() => stop(), idleMs).unref();
      return;
    }
    const { template, data, codes, images } = atWork.job;
    timer = setTimeout(() => stop(new Error("A paper took too long to print.")), timeoutMs).unref();
    const files = { ...images, "data.json": Buffer.from(JSON.stringify(data)) };
    thread ??= start();
    thread.postMessage({ job: ++count, template: template.href, codes, files }, []);
  }

  function start(): Worker {
    const worker = new Worker(file);
    worker.unref();
    worker.on("message", (outcome: Outcome) => {
      if (worker !== thread || outcome.job !== count) return;
      if ("failure" in outcome) finish((paper) => paper.reject(new Error(outcome.failure)));
      else finish((paper) => paper.resolve(Buffer.from(outcome.bytes.buffer)));
    });
    worker.on("error", (error) => worker === thread && stop(error));
    worker.on("exit", () => worker === thread && stop(new Error("The thread that prints papers has ended.")));
    return worker;
  }

  function stop(error?: Error): void {
    const ended = thread;
    thread = undefined;
    void ended?.terminate();
    if (error) finish((paper) => paper.reject(error));
  }

  function finish(tell: (paper: Waiting) => void): void {
    const paper = atWork;
    atWork = undefined;
    if (paper) tell(paper);
    next();
  }
}
