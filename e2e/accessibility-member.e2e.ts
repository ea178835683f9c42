import { describe } from "vitest";
import { lookAtPages, pagesOf } from "./harness/look-at-pages.ts";
import { everyRole } from "./harness/roles.ts";

describe("signed in", () => {
  lookAtPages({
    whose: "a member",
    remember: async (product) => (await everyRole(product)).member,
    addresses: (event) => pagesOf("member", event),
  });
});

describe("with every right", () => {
  lookAtPages({
    whose: "an administrator",
    remember: async (product) => (await everyRole(product)).administrator,
    addresses: (event) => [
      ...pagesOf("administrator", event),
      "/species?search=unicorn",
      "/users?search=unicorn",
      "/account",
    ],
  });
});
