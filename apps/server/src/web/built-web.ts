import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { IdentityConfig } from "@tightlines/contract/identity";
import type * as Renderer from "@tightlines/web/entry-server.tsx";
import type { Web } from "./web.ts";

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** What `npm run build` made: `dist/web` for the browser and `dist/render` for us, beside this file's own folder. */
export async function loadBuiltWeb(): Promise<Web> {
  const dist = join(dirname(fileURLToPath(import.meta.url)), "..");
  const filesDirectory = join(dist, "web");
  const manifest = JSON.parse(await readFile(join(filesDirectory, ".vite/manifest.json"), "utf8")) as Record<
    string,
    ManifestChunk
  >;
  const entry = manifest["src/entry-client.tsx"]!;
  const css = await readFile(join(filesDirectory, manifest["style.css"]!.file), "utf8");
  const renderer = (await import(
    pathToFileURL(join(dist, "render/entry-server.js")).href
  )) as typeof Renderer;
  const assets = {
    script: `/${entry.file}`,
    preload: importsOf(manifest, entry).map((file) => `/${file}`),
    css: css.trim(),
    head: "",
  };
  return {
    assets,
    filesDirectory,
    render: (options) => renderer.renderPage(options),
    shell: async (options) => renderer.shell(options),
    contentPolicy: (identity) => ({
      scriptHashes: [sha256(renderer.colorSchemeScript)],
      styleHashes: [sha256(assets.css)],
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

function importsOf(
  manifest: Record<string, ManifestChunk>,
  chunk: ManifestChunk,
  seen = new Set<string>(),
): string[] {
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name];
    if (!imported || imported.isEntry || seen.has(imported.file)) continue;
    seen.add(imported.file);
    importsOf(manifest, imported, seen);
  }
  return [...seen];
}

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
