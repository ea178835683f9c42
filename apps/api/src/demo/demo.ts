import { startDrawThread } from "../features/draw/draw-thread.ts";
import * as events from "../features/event/event.repository.ts";
import * as users from "../features/user/user.repository.ts";
import type { Db } from "../platform/database/schema.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import type { IdentityIssuer } from "../platform/identity/issuer.ts";
import type { Log } from "../platform/log.ts";
import { StartupError } from "../platform/startup-error.ts";
import { addDemoSeason } from "./season.demo.ts";
import { addDemoUsers } from "./user.demo.ts";

export interface DemoOptions {
  db: Db;
  issuer: IdentityIssuer;
  /** Where the pictures of the events are kept. */
  files: FileStore;
  log: Log;
  say: (line: string) => void;
}

/** People and events to look at, made by the same code paths that a visitor's clicks take. */
export async function fillWithDemo({ db, issuer, files, log, say }: DemoOptions): Promise<void> {
  if (!(await isEmpty(db))) {
    throw new StartupError(
      "The demo needs an empty database, and this one is in use: give it one of its own, e.g. DATA_DIR=./demo-data.",
    );
  }
  const organizer = await addDemoUsers(db, issuer, say);
  const thread = startDrawThread();
  try {
    await addDemoSeason({ db, caller: organizer }, { today: new Date(), files, log, thread, say });
  } finally {
    await thread.close();
  }
}

async function isEmpty(db: Db): Promise<boolean> {
  const everything = { search: "", isMine: false, ownIds: [], canSeeAll: true };
  return (await users.count(db, { search: "" })) + (await events.count(db, everything)) === 0;
}
