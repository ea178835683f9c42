import { cruise } from "dependency-cruiser";
import config from "../../.dependency-cruiser.mjs";
import { listFiles } from "../steps/files.mjs";

/** Names every import in `base` that breaks a rule, and every source file the rules could not see. */
export async function findForbiddenImports(base, { forbidden, options } = config) {
  const files = listFiles(base, ["packages", "apps"]).filter(isSource);
  const { output } = await cruise(
    files,
    { ...options, baseDir: base, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
  );
  const seen = new Set(output.modules.map((module) => module.source));
  return [
    ...(files.length === 0 ? ["There is no source file to check."] : []),
    ...files
      .filter((file) => !seen.has(file))
      .map((file) => `${file} was not read: the rules do not hold for it.`),
    ...output.summary.violations.map(describe),
  ];
}

function describe({ rule, from, to, cycle, comment }) {
  const path = cycle ? cycle.map((step) => step.name).join(" → ") : to;
  return `${rule.name}: ${from} → ${path}${comment ? `. ${comment}` : ""}`;
}

function isSource(path) {
  return /\/src\/.*\.tsx?$/.test(path) && !path.startsWith("apps/web/src/paraglide/");
}
