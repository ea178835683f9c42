import { fileURLToPath } from "node:url";
import { configDefaults, type TestProjectInlineConfiguration } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Tests that bring their own servers, and so do not run once per version. */
const OWN_SERVER = ["src/**/*.server.test.ts"];

/**
 * What answers the same on any database, or asks it nothing that the tests of its noun do not ask: it runs once. All that
 * has SQL of its own runs on the oldest version, too, with access.test.ts as one pass over every endpoint.
 */
const ANY_DATABASE = [
  "src/{fuzz,idempotency,ids-in-bodies,problem-use,stale-revision}.test.ts",
  "src/platform/{files,markdown,paper,settings,sheet}/**",
  "src/platform/http/!(rate-limit).test.ts",
  // Ten thousand registrations: the locks they take are those of the tests beside it.
  "src/features/registration/registration-race.test.ts",
];

/** The API is tested on the PostgreSQL it brings along and, where that can make a difference, on the oldest it supports. */
export const apiProjects: TestProjectInlineConfiguration[] = [
  onServer("api-pg17", "src/testing/postgres-17.setup.ts", []),
  onServer("api-pg15", "src/testing/postgres-15.setup.ts", ANY_DATABASE),
  // Starting and killing real servers takes a while on a busy machine.
  { test: { name: "api-server", root, include: OWN_SERVER, testTimeout: 60_000, hookTimeout: 60_000 } },
];

function onServer(name: string, globalSetup: string, leftOut: string[]): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      root,
      include: ["src/**/*.test.ts"],
      exclude: [...configDefaults.exclude, ...OWN_SERVER, ...leftOut],
      globalSetup,
      // Every test brings an event of its own; loading the API anew for each file took longer than testing it.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  };
}
