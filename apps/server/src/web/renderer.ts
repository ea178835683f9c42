import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as EntryServer from "@tightlines/web/entry-server.tsx";
import { preparePicking } from "./pick-styles.ts";

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** What `npm run build` made of the web application: the functions that render it, and the files its pages name. */
export async function loadRenderer(dist: string) {
  const files = join(dist, "web");
  const manifest = JSON.parse(await readFile(join(files, ".vite/manifest.json"), "utf8")) as Manifest;
  const styleSheet = manifest["style.css"]!.file;
  const css = await readFile(join(files, styleSheet), "utf8");
  const entry = pathToFileURL(join(dist, "render/entry-server.js")).href;
  return {
    renderer: (await import(entry)) as typeof EntryServer,
    assets: {
      script: `/${manifest["src/entry-client.tsx"]!.file}`,
      scripts: listScripts(manifest),
      styleSheet: `/${styleSheet}`,
      pickStyles: preparePicking(css),
      head: "",
    },
  };
}

/** What the browser fetches for each source that is loaded on demand, the first script left out. */
function listScripts(manifest: Manifest): Record<string, string[]> {
  const onDemand = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry);
  return Object.fromEntries(onDemand.map(([source, chunk]) => [source, [...filesOf(manifest, chunk)]]));
}

function filesOf(manifest: Manifest, chunk: ManifestChunk, files = new Set<string>()): Set<string> {
  const address = `/${chunk.file}`;
  if (chunk.isEntry || files.has(address)) return files;
  files.add(address);
  for (const name of chunk.imports ?? []) filesOf(manifest, manifest[name]!, files);
  return files;
}
