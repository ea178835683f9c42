import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./file-store.ts";

/** Files in a folder of this machine. */
export function createFolderStore(root: string): FileStore {
  return {
    async write(path, bytes) {
      const target = join(root, path);
      const partial = join(root, `${randomUUID()}.partial`);
      await mkdir(dirname(target), { recursive: true });
      try {
        // On disk before it has its name: after a power cut the name stands for the whole file or for none.
        await writeFile(partial, bytes, { flush: true });
        await rename(partial, target);
        await flushFolder(dirname(target));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async read(path) {
      try {
        return await readFile(join(root, path));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(path) {
      await rm(join(root, path), { force: true });
    },
  };
}

/** Windows flushes names by itself and cannot open a folder. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
