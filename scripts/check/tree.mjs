import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findDeadCitations } from "./citations.mjs";
import { findMisspeltValues } from "./enumerations.mjs";

const maxLines = 350;
const bannedNames = new Set(["utils", "helpers", "common", "misc", "manager", "base", "types"]);

/** What no linter looks at: sizes, names, the spelling of values, what comments cite, and where the lock file says packages come from. */
export function findTreeProblems(base, files) {
  const sources = files.filter((file) => /\.(tsx?|mjs|cjs|css)$/.test(file));
  return [
    ...sources.filter(isCounted).flatMap((file) => tooLong(base, file)),
    ...sources.flatMap(badlyNamed),
    ...findDeadCitations(base, files),
    ...findMisspeltValues(base, files),
    ...files
      .filter((file) => file.endsWith("package-lock.json"))
      .flatMap((file) => withAddresses(base, file)),
  ];
}

/** Tables of cases, recorded data and past migrations may be as long as they are. */
function isCounted(file) {
  return !/\.(test|e2e)\.|\/(fixtures|migrations|generated)\//.test(file);
}

function tooLong(base, file) {
  const lines = readFileSync(join(base, file), "utf8").split("\n").length - 1;
  return lines > maxLines
    ? [`${file} has ${lines} lines; ${maxLines} is the limit. Split it by noun or by rule.`]
    : [];
}

/** `score-utils.ts`, `EventManager.tsx` and `common/` say nothing about what is inside. */
function badlyNamed(file) {
  const words = file.split(/[/.-]|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  return words
    .filter((word) => bannedNames.has(word))
    .map((word) => `${file}: "${word}" is not a name. Say what it holds.`);
}

function withAddresses(base, file) {
  const { packages } = JSON.parse(readFileSync(join(base, file), "utf8"));
  return Object.entries(packages)
    .filter(([, entry]) => /^\w+:\/\//.test(entry.resolved ?? ""))
    .map(([path]) => `${file} names a download address for ${path}; .npmrc leaves those out, so lock again.`);
}
