/**
 * What Lighthouse says about the pages a guest opens first, on its usual slow phone, with the demo's championship.
 * Lighthouse and what it needs are 185 MB: it is fetched from npm when this is run, and is no part of an installation.
 * Run with `npx tsx bench/audit/audit.bench.ts` after `npm run build`; it takes some minutes.
 */
import { startProduct } from "../../e2e/harness/product.ts";
import { runProduct } from "../../e2e/harness/run-product.ts";
import { heading } from "../harness/figures.ts";
import { auditPage, categories, type Audit } from "./audit-page.ts";

/** Speed depends on what else the machine does, the rest does not. */
const FAST = 95;
const FAULTLESS = 100;

const paths = [
  "/events",
  "/events/spring-masters",
  "/events/spring-masters/anglers",
  "/events/spring-masters/draws",
  "/events/spring-masters/results",
  "/events/spring-masters/rules",
  "/login",
];

const product = await startProduct();
try {
  const { code, stderr } = await runProduct(["demo"], {
    cwd: product.dataDir,
    env: { DATA_DIR: product.dataDir },
  });
  if (code !== 0) throw new Error(`The demo could not be made: ${stderr}`);
  const audits: Audit[] = [];
  for (const path of paths) audits.push(await auditPage(product.url, path));

  console.log(heading("Lighthouse"));
  console.table(audits.map(({ path, scores }) => ({ path, ...scores })));
  for (const { path, faults } of audits) for (const fault of faults) console.log(`${path}: ${fault}`);
  const isMissed = audits.some(({ scores }) =>
    categories.some((category) => scores[category] < (category === "performance" ? FAST : FAULTLESS)),
  );
  if (isMissed) process.exitCode = 1;
} finally {
  await product.stop();
}
