import type { Settings } from "@tightlines/api/platform/settings/settings";
import { loadBuiltWeb } from "./built-web.ts";
import type { Web } from "./web.ts";

export async function loadWeb(settings: Settings): Promise<Web> {
  if (!settings.isDevelopment) return loadBuiltWeb();
  const { loadDevelopmentWeb } = await import("./development-web.ts");
  return loadDevelopmentWeb();
}
