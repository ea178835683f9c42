import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Every file under these files and folders of `base`, in a stable order, with forward slashes. */
export function listFiles(base, paths) {
  return paths.flatMap((path) => {
    const found = statSync(join(base, path), { throwIfNoEntry: false });
    if (!found) return [];
    return found.isFile() ? [path] : listFolder(base, path);
  });
}

function listFolder(base, folder) {
  return readdirSync(join(base, folder), { withFileTypes: true })
    .filter((entry) => entry.name !== "node_modules")
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFolder(base, path) : [path];
    });
}
