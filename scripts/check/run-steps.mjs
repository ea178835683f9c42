import { seconds } from "../steps/progress.mjs";

/**
 * Runs the steps two at a time (most machines have two cores to spare), prints what each had to say as it
 * ends, and resolves with whether all of them passed. A step's `work` resolves with its problems, "" for none.
 */
export async function runSteps(steps) {
  const waiting = [...steps];
  const failed = [];
  await Promise.all([worker(), worker()]);

  console.log(failed.length === 0 ? `\n${steps.length} checks passed.` : `\nFailed: ${failed.join(", ")}.`);
  return failed.length === 0;

  async function worker() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedAt = performance.now();
      const problems = await step.work();
      console.log(`${problems ? "✗" : "✓"} ${step.name} (${seconds(startedAt)})`);
      if (!problems) continue;
      console.log(problems.trim().replace(/^/gm, "  "));
      failed.push(step.name);
    }
  }
}
