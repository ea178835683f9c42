import { existsSync, realpathSync, rmSync } from "node:fs";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TestFolder {
  path: string;
  /** A data folder inside, which is not there yet. */
  dataDir: string;
  remove(): Promise<void>;
}

export async function createTestFolder(mode = 0o755): Promise<TestFolder> {
  const path = await mkdtemp(join(await realpath(tmpdir()), "tightlines-test-"));
  await chmod(path, mode);
  const dataDir = join(path, "data");
  // A run that is broken off leaves nothing behind either.
  const removeWithUs = () => {
    for (const place of placesOf(path, dataDir)) rmSync(place, { recursive: true, force: true });
  };
  process.once("exit", removeWithUs);
  return {
    path,
    dataDir,
    remove: async () => {
      for (const place of placesOf(path, dataDir)) await rm(place, { recursive: true, force: true });
      process.off("exit", removeWithUs);
    },
  };
}

/** The launcher may have had to keep the database outside. */
function placesOf(path: string, dataDir: string): string[] {
  const home = join(dataDir, "postgres");
  return existsSync(home) ? [realpathSync(home), path] : [path];
}
