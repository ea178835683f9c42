import { fillWithDemo } from "@tightlines/api/demo/demo";
import { openFileStore } from "@tightlines/api/platform/files/open-file-store";
import type { Settings } from "@tightlines/api/platform/settings/settings";
import { createLog } from "../log.ts";
import { openProduct } from "../product.ts";

/** `npm run demo`: a championship in full swing and a club's season, in an empty database. */
export async function demoCommand(settings: Settings): Promise<void> {
  const product = await openProduct(settings, createLog("warn"), { joinRunning: true });
  try {
    const { db } = product.database;
    await fillWithDemo({
      db,
      issuer: product.identity.issuer,
      files: openFileStore(settings),
      log: product.log,
      say: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await product.close();
  }
}
