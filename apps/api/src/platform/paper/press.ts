import { PAPERS_WAITING } from "@tightlines/contract/limits";
import { ProblemError } from "../http/problem-error.ts";
import { startWorkThread } from "../thread/work-thread.ts";

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

export const PDF_TYPE = "application/pdf";

const TIMEOUT_MS = 60_000;
const IDLE_MS = 60_000;

interface PressMessage {
  template: string;
  codes: readonly string[];
  files: Readonly<Record<string, Uint8Array>>;
}

/** Prints one paper after the other in a thread of its own; one that never ends, or ends the thread, fails alone. */
export function startPress({
  file = new URL("./press.worker.js", import.meta.url),
  most = PAPERS_WAITING,
  timeoutMs = TIMEOUT_MS,
  idleMs = IDLE_MS,
} = {}): Press {
  const busy = () => new ProblemError("papers-busy");
  const thread = startWorkThread<PressMessage, Uint8Array>({
    file,
    most,
    busy,
    name: "paper",
    timeoutMs,
    idleMs,
  });
  return {
    async print({ template, data, codes, images }) {
      const files = { ...images, "data.json": Buffer.from(JSON.stringify(data)) };
      const bytes = await thread.run({ template: template.href, codes, files });
      return Buffer.from(bytes.buffer);
    },
    close: () => thread.close(),
  };
}
