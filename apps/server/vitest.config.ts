import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    // For what pages read from the database.
    globalSetup: "../api/src/testing/postgres-17.setup.ts",
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
