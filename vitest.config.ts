import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { apiProjects } from "./apps/api/vitest.projects.ts";
import { LongestFirst } from "./scripts/test/longest-first.mjs";

export default defineConfig({
  test: {
    // Tests wait for databases and programs: three at a time keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // What `--changed` cannot find by following imports: tests meet the migrated database that a setup has made.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      "**/apps/api/src/platform/database/migrations/**",
      "**/apps/api/src/testing/{postgres-*.setup,test-server}.ts",
    ],
    projects: [
      "packages/domain/vitest.config.ts",
      "packages/contract/vitest.config.ts",
      // Spread, because a config that is itself a list of projects is ignored when named by its path.
      ...apiProjects,
      "apps/web/vitest.config.ts",
      "apps/server/vitest.config.ts",
      "scripts/vitest.config.mjs",
      "e2e/vitest.config.ts",
    ],
  },
});
