import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fail } from "./fail.mjs";
import { root } from "./root.mjs";

/** Ends the command with a sentence when this Node.js is older than package.json asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const needed = engines.node.replace(">=", "");
  if (isOlder(process.versions.node, needed)) {
    fail(`Tightlines needs Node.js ${needed} or newer; this is ${process.versions.node}.`);
  }
}

export function isOlder(version, needed) {
  const [major, minor] = version.split(".").map(Number);
  const [neededMajor, neededMinor] = needed.split(".").map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}
