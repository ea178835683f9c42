import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { IdentityConfig } from "@tightlines/contract/identity";
import type * as Renderer from "@tightlines/web/entry-server.tsx";
import { preparePicking } from "./pick-styles.ts";
import { prepareAnswer, preparePage } from "./prepare-page.ts";
import { sha256 } from "./sha256.ts";
import type { Web } from "./web.ts";

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** What `npm run build` made: `dist/web` for the browser and `dist/render` for us, beside this file's own folder. */
export async function loadBuiltWeb(): Promise<Web> {
  const dist = join(dirname(fileURLToPath(import.meta.url)), "..");
  const filesDirectory = join(dist, "web");
  const manifest = JSON.parse(
    await readFile(join(filesDirectory, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  const entry = manifest["src/entry-client.tsx"]!;
  const styleSheet = manifest["style.css"]!.file;
  const css = await readFile(join(filesDirectory, styleSheet), "utf8");
  const renderer = (await import(
    pathToFileURL(join(dist, "render/entry-server.js")).href
  )) as typeof Renderer;
  const assets = {
    script: `/${entry.file}`,
    scripts: listScripts(manifest),
    styleSheet: `/${styleSheet}`,
    pickStyles: preparePicking(css),
    head: "",
  };
  return {
    filesDirectory,
    placeOf: async (target) => renderer.placeOf(target),
    render: async (url, settings) => prepareAnswer(await renderer.renderPage({ ...settings, url, assets })),
    renderNowhere: async (settings) => preparePage(await renderer.renderNowhere({ ...settings, assets })),
    renderShell: async (settings) => preparePage(renderer.renderShell({ ...settings, assets })),
    contentPolicy: (identity) => ({
      scriptHashes: [sha256(renderer.colorSchemeScript)],
      styleHashes: [],
      ...identityHosts(identity),
    }),
    close: async () => {},
  };
}

/** Where the browser must be let to reach the identity provider. */
function identityHosts(identity: IdentityConfig): { connect: string[]; frame: string[] } {
  if (identity.provider === "embedded") return { connect: [], frame: [] };
  const google = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
  return {
    connect: identity.emulatorUrl ? [identity.emulatorUrl] : google,
    frame: [`https://${identity.authDomain}`],
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
