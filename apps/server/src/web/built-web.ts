import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { IdentityConfig } from "@tightlines/contract/identity";
import { startRenderThread } from "./render-thread.ts";
import { loadRenderer } from "./renderer.ts";
import { sha256 } from "./sha256.ts";
import type { PageSettings, Web, WebPage } from "./web.ts";

/** What `npm run build` made: `dist/web` for the browser and `dist/render` for us, beside this file's own folder. */
export async function loadBuiltWeb(): Promise<Web> {
  const dist = join(dirname(fileURLToPath(import.meta.url)), "..");
  const thread = startRenderThread(dist);
  const { renderer } = await loadRenderer(dist);
  return {
    filesDirectory: join(dist, "web"),
    placeOf: async (target) => renderer.placeOf(target),
    render: (url, settings) => thread.render({ url }, settings),
    renderNowhere: (settings) => renderWhole("nowhere", settings),
    renderShell: (settings) => renderWhole("shell", settings),
    contentPolicy: (identity) => ({
      scriptHashes: [sha256(renderer.colorSchemeScript)],
      styleHashes: [],
      ...identityHosts(identity),
    }),
    close: () => thread.close(),
  };

  async function renderWhole(page: "nowhere" | "shell", settings: PageSettings): Promise<WebPage> {
    const answer = await thread.render(page, settings);
    if (answer.kind !== "page") throw new Error(`The ${page} was not rendered.`);
    return answer;
  }
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
