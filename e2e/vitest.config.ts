import { defineConfig } from "vitest/config";

/** The stories: a built product, a real browser. They run after every other test, one file at a time. */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["**/*.e2e.ts", "harness/*.test.ts"],
    globalSetup: ["harness/emulator-on-demand.ts"],
    fileParallelism: false,
    sequence: { groupOrder: 1 },
    testTimeout: 120_000,
    // Longer than the harness waits for a program: its sentence says more than a timeout.
    hookTimeout: 300_000,
  },
});
