import { defineProject } from "vitest/config";

/** Components are tested as the server renders them; what needs a real browser lives in e2e. */
export default defineProject({
  test: {
    name: "web",
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}"],
    isolate: false,
    // One test reads every component: on a busy machine that takes its time.
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
