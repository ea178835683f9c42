import { writeBackup } from "@tightlines/api/platform/database/backup";
import { openDatabase } from "@tightlines/api/platform/database/database";
import { restoreBackup } from "@tightlines/api/platform/database/restore";
import { forgetSigningKeys } from "@tightlines/api/platform/identity/forget-signing-keys";
import type { Settings } from "@tightlines/api/platform/settings/settings";
import { StartupError } from "@tightlines/api/platform/startup-error";
import { createLog } from "../log.ts";

/** `npm run backup -- file`: also while the product is running. */
export async function backupCommand(settings: Settings, [file]: string[]): Promise<void> {
  const path = file ?? `tightlines-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.backup`;
  const database = await openDatabase({ ...settings, log: createLog("warn"), joinRunning: true });
  try {
    await writeBackup(database, path, printProgress);
    process.stdout.write(`Everything is in ${path}. Keep DATA_DIR/uploads beside it.\n`);
  } finally {
    await database.close();
  }
}

/** `npm run restore -- file`: into an empty database, with the product stopped. */
export async function restoreCommand(settings: Settings, [file]: string[]): Promise<void> {
  if (!file) throw new StartupError("Say which file to restore: npm run restore -- tightlines.backup");
  const database = await openDatabase({ ...settings, log: createLog("warn") });
  try {
    await restoreBackup(database, file, printProgress);
    await forgetSigningKeys(database.pool);
    process.stdout.write(`${file} is restored.\n`);
  } finally {
    await database.close();
  }
}

function printProgress({
  table,
  tablesDone,
  tableCount,
}: {
  table: string;
  tablesDone: number;
  tableCount: number;
}): void {
  process.stdout.write(`  ${tablesDone + 1} of ${tableCount}: ${table}\n`);
}
