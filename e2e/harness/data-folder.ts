import { existsSync, realpathSync, rmSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface DataFolder {
  path: string;
  remove(): Promise<void>;
}

/** A folder for a product to keep its data in. When the run ends before it is removed, it goes with the run. */
export async function newDataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), "tightlines-"));
  // Started by root, the database runs as somebody else, who has to get in.
  await chmod(path, 0o755);
  const removeWithUs = () => {
    for (const place of placesOf(path)) rmSync(place, { recursive: true, force: true });
  };
  process.once("exit", removeWithUs);
  return {
    path,
    async remove() {
      for (const place of placesOf(path)) await rm(place, { recursive: true, force: true });
      process.off("exit", removeWithUs);
    },
  };
}

/** The product may have had to keep its database outside. */
function placesOf(path: string): string[] {
  const home = join(path, "postgres");
  return existsSync(home) ? [realpathSync(home), path] : [path];
}
