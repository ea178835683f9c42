import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail } from "./fail.mjs";
import { withProgress } from "./progress.mjs";
import { run } from "./run.mjs";

const onPath = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome.exe"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** The path of a Chromium for the stories, installed from Debian's packages when there is none and apt may be used. */
export async function requireBrowser() {
  const found = findBrowser();
  if (found) return found;
  const apt = await findApt();
  if (apt) await withProgress("Installing Chromium from the system's packages", () => installChromium(apt));
  return (
    findBrowser() ??
    fail("The stories need a browser: install Chromium or Google Chrome, or set CHROMIUM_PATH.")
  );
}

export function findBrowser({ env = process.env, isThere = existsSync } = {}) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = onPath.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...elsewhere].find((path) => isThere(path));
}

/** apt-get as we may call it without being asked for a password; undefined when we may not. */
async function findApt() {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  if (process.getuid() === 0) return ["apt-get"];
  const sudo = await run("sudo", ["-n", "true"]).catch(() => ({ code: 1 }));
  return sudo.code === 0 ? ["sudo", "-n", "apt-get"] : undefined;
}

async function installChromium([program, ...args]) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (const action of [["update"], ["install", "--yes", "--no-install-recommends", "chromium"]]) {
    const { code, output } = await run(program, [...args, "--quiet", ...action], { env });
    // Said and no more: what counts is whether a browser is there in the end.
    if (code !== 0) console.error(output);
  }
}
