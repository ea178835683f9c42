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
  return {
    path,
    dataDir,
    remove: async () => {
      // The launcher may have had to keep the database outside.
      const home = await realpath(join(dataDir, "postgres")).catch(() => undefined);
      if (home) await rm(home, { recursive: true, force: true });
      await rm(path, { recursive: true, force: true });
    },
  };
}
