import { toSnakeCase } from "@tightlines/contract/wire/case";
import { findPreset } from "@tightlines/domain/ruleset/list-presets";
import type { ExampleList } from "../example.ts";

export const rulesetExamples: ExampleList = {
  "GET /api/events/{event}/ruleset": ({ event }) => ({ params: { event: event.url } }),
  "PATCH /api/events/{event}/ruleset": ({ event }) => ({
    params: { event: event.id },
    body: { ruleset: toSnakeCase(findPreset("club-match")), reason: "A club match after all", revision: 1 },
  }),
};
