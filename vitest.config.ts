import { defineConfig } from "vitest/config";
import { apiProjects } from "./apps/api/vitest.projects.ts";

export default defineConfig({
  test: {
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
