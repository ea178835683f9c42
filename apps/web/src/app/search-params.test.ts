import { describe, expect, test } from "vitest";
import { readLoginSearch, readSignupSearch } from "./search-params.ts";

describe.each([
  ["signing in", readLoginSearch],
  ["signing up", readSignupSearch],
])("after %s", (_, read) => {
  test.each(["/events", "/events/spring?tab=2#teams", "/account/organizer", "/events/%2F%2Fevil.example"])(
    "%j is a page of ours to go back to",
    (back) => {
      expect(read({ return: back })).toMatchObject({ return: back });
    },
  );

  test.each([
    "https://evil.example/phish",
    "//evil.example/phish",
    "/\\evil.example/phish",
    "\\\\evil.example",
    "/\t/evil.example/phish",
    "/\n/evil.example",
    "/\r\n/evil.example",
    "/\t\\evil.example",
    "/events\u0000",
    "/events\u007F",
    "/.//evil.example",
    "/events/..//evil.example",
    "/%2e//evil.example",
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    "events",
    "@evil.example",
    "http:evil.example",
  ])("%j is none, and is left out", (back) => {
    expect(read({ return: back })).not.toHaveProperty("return");
  });
});
