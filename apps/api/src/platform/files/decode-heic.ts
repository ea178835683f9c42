import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { ProblemError } from "../http/problem-error.ts";

export interface RawImage {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel. */
  pixels: Uint8ClampedArray;
}

type Answer = RawImage | { problem: "image-broken" | "image-too-many-pixels" };

const TIMEOUT_MS = 60_000;

/** sharp cannot decode HEVC, so this is libheif in WebAssembly; it is loaded when there is a HEIC image. */
export async function decodeHeic(bytes: Buffer, maxPixels: number): Promise<RawImage> {
  const worker = new Worker(new URL("./decode-heic.worker.js", import.meta.url), {
    workerData: { bytes, maxPixels },
    // The decoder prints what it dislikes about a file; that is no news for our log.
    stdout: true,
    stderr: true,
  });
  const answer = await answerOf(worker);
  if ("problem" in answer)
    throw new ProblemError(answer.problem, { facts: { limit: Math.floor(maxPixels / 1e6) } });
  return answer;
}

/** A file that makes the decoder fail, run out of memory or never end is a broken one; its thread ends here. */
async function answerOf(worker: Worker): Promise<Answer> {
  try {
    const [answer] = (await once(worker, "message", { signal: AbortSignal.timeout(TIMEOUT_MS) })) as [Answer];
    return answer;
  } catch {
    return { problem: "image-broken" };
  } finally {
    void worker.terminate();
  }
}
