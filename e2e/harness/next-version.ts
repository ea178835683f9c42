import { appendFile, cp, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { builtProduct } from "./product.ts";

/**
 * A copy of the build whose service worker differs by a line, which is what makes a browser take it for a new
 * version. It lies beside the build, from where it finds the same libraries.
 */
export async function makeNextVersion(): Promise<string> {
  const folder = await mkdtemp(join(dirname(builtProduct), ".next-version-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(builtProduct, folder, { recursive: true });
  const worker = join(folder, "web/service-worker.js");
  await appendFile(worker, `\n// ${folder}\n`);
  // What was compressed at build time is still the old version, and would be sent instead.
  await Promise.all([rm(`${worker}.br`, { force: true }), rm(`${worker}.gz`, { force: true })]);
  return folder;
}
