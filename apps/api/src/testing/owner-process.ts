import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

interface Message {
  acknowledged?: number;
  refused?: string;
}

export interface OwnerProcess {
  pid: number | undefined;
  /** Settles with the first thing it says: a row it wrote, or the sentence it was refused with. */
  started: Promise<Message>;
  /** Every row the database has acknowledged to it. */
  acknowledged: number[];
  kill(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

/** Another process that owns the database of a folder and writes to it. */
export function startOwner(dataDir: string): OwnerProcess {
  const script = fileURLToPath(new URL("owner-process.main.ts", import.meta.url));
  const child = fork(script, [dataDir], { execArgv: ["--import", "tsx"] });
  const acknowledged: number[] = [];
  const exited = once(child, "exit");
  const started = new Promise<Message>((resolve, reject) => {
    child.on("message", (message: Message) => {
      if (message.acknowledged) acknowledged.push(message.acknowledged);
      resolve(message);
    });
    void exited.then(() => reject(new Error("the owner process ended without a word")));
  });
  // Whoever does not wait for the start does not care how it ends.
  started.catch(() => {});
  return {
    pid: child.pid,
    started,
    acknowledged,
    kill: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}
