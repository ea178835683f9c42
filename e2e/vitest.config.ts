import { defineConfig } from "vitest/config";

/** The stories: a built product, a real browser. They run after every other test. */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["**/*.e2e.ts", "harness/*.test.ts"],
    globalSetup: ["harness/on-demand.ts"],
    // One browser serves all files of a process; every story opens windows of its own in it.
    isolate: false,
    sequence: { groupOrder: 1 },
    // A story waits more than it works: five at a time keep two cores busy.
    maxWorkers: 5,
    // A machine that runs everything at once needs patience; waiting longer for what comes anyway costs nothing.
    testTimeout: 800_000,
    expect: { poll: { timeout: 120_000 } },
    // Longer than the harness waits for a program: its sentence says more than a timeout.
    hookTimeout: 600_000,
  },
});
