import { setTimeout as sleep } from "node:timers/promises";
import { claimServer, type Launch, type RunningServer } from "./claim.ts";
import { stopServer } from "./postmaster.ts";
import { isAlive } from "./process.ts";

const LONGEST_DELAY_MS = 10_000;

/** Keeps the server running until it is closed: if it is killed, it is started again and the pool reconnects. */
export function superviseServer(launch: Launch, first: RunningServer): { close(): Promise<void> } {
  let server: RunningServer | undefined = first;
  let isClosing = false;
  let recovery: Promise<void> = Promise.resolve();

  // Best effort for a process that ends without closing. What it cannot stop, the next start does.
  const stopAtExit = () => {
    if (server && isAlive(server.pid)) process.kill(server.pid, "SIGINT");
  };
  process.once("exit", stopAtExit);
  watch(first);

  return {
    close: async () => {
      isClosing = true;
      await recovery;
      process.off("exit", stopAtExit);
      if (server) await stopServer(server.pid, launch.cluster, launch.binaries);
    },
  };

  function watch({ owner, pid }: RunningServer): void {
    owner.once("end", () => {
      server = undefined;
      if (!isClosing) recovery = recover(pid);
    });
  }

  async function recover(lostPid: number): Promise<void> {
    launch.log.error({ pid: lostPid }, "the database server was lost; starting it again");
    for (let delay = 100; ; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
      if (isClosing) return;
      try {
        server = await claimServer(launch, lostPid);
        if (server) {
          watch(server);
          return;
        }
        launch.log.error("the database now belongs to another process");
      } catch (error) {
        launch.log.error({ err: error }, "the database server could not be started again");
      }
      await sleep(delay);
    }
  }
}
