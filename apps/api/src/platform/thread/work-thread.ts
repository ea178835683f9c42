import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

export interface WorkThread<Job extends object, Answer> {
  run(job: Job): Promise<Answer>;
  close(): Promise<void>;
}

interface ThreadOptions {
  /** Answers each message `{ job, … }` with `{ job, answer }` or `{ job, failure }`. */
  file: URL;
  /** Whether it imports our own packages, which are TypeScript in the sources. */
  importsTypes?: boolean;
  /** How many may wait besides the one at work, and what the next is told. */
  most: number;
  busy: () => Error;
  /** What the thread makes, for whoever reads in the log that it did not. */
  name: string;
  timeoutMs: number;
  /** A thread that nobody needs goes, and the memory that it took goes with it. */
  idleMs: number;
}

interface Waiting<Job, Answer> {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

type Outcome<Answer> = { job: number; answer: Answer } | { job: number; failure: string };

/**
 * Does one thing after the other in a thread of its own, which starts with the first one. What never ends, or ends the
 * thread, fails alone: the next one starts another.
 */
export function startWorkThread<Job extends object, Answer>({
  file,
  importsTypes = false,
  most,
  busy,
  name,
  timeoutMs,
  idleMs,
}: ThreadOptions): WorkThread<Job, Answer> {
  const waiting: Waiting<Job, Answer>[] = [];
  let thread: Worker | undefined;
  let atWork: Waiting<Job, Answer> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let count = 0;
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= most) throw busy();
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
    timer = setTimeout(() => stop(new Error(`Work on a ${name} took too long.`)), timeoutMs).unref();
    thread ??= start();
    thread.postMessage({ ...atWork.job, job: ++count }, []);
  }

  function start(): Worker {
    const worker = importsTypes && isSource ? startTypedWorker(file) : new Worker(file);
    worker.unref();
    worker.on("message", (outcome: Outcome<Answer>) => {
      if (worker !== thread || outcome.job !== count) return;
      if ("failure" in outcome) finish((one) => one.reject(new Error(outcome.failure)));
      else finish((one) => one.resolve(outcome.answer));
    });
    worker.on("error", (error) => worker === thread && stop(error));
    worker.on("exit", () => worker === thread && stop(new Error(`The thread for a ${name} has ended.`)));
    return worker;
  }

  function stop(error?: Error): void {
    const ended = thread;
    thread = undefined;
    void ended?.terminate();
    if (error) finish((one) => one.reject(error));
  }

  function finish(tell: (one: Waiting<Job, Answer>) => void): void {
    const one = atWork;
    atWork = undefined;
    if (one) tell(one);
    next();
  }
}

const isSource = import.meta.url.endsWith(".ts");

/** Node 20 reads no types: from the sources, where the product is developed and tested, the thread first learns to. */
function startTypedWorker(file: URL): Worker {
  const tsx = dirname(createRequire(import.meta.url).resolve("tsx/package.json"));
  const loader = pathToFileURL(join(tsx, "dist/esm/api/index.mjs")).href;
  const workerData = { loader, file: file.href };
  return new Worker(new URL("./typed.worker.js", import.meta.url), { workerData });
}
