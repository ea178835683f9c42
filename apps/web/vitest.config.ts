import { defineProject } from "vitest/config";

/** Components are tested as the server renders them; what needs a real browser lives in e2e. */
export default defineProject({
  test: {
    name: "web",
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}"],
    isolate: false,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
