import { defineConfig } from "vitest/config";

/** Properties run hundreds of cases each: on a busy machine that takes longer than the usual five seconds. */
export default defineConfig({
  test: { name: "domain", include: ["src/**/*.test.ts"], testTimeout: 120_000, isolate: false },
});
