import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams, revision } from "../event-part.ts";
import { rulesetSchema } from "./ruleset-schema.ts";

/** Why rules can only be changed with a reason any more. */
export const freezings = ["session", "event"] as const;

/** What travels is what the domain computes with, under its own name. */
const ruleset: z.ZodType<Ruleset, Ruleset> = rulesetSchema;

const rulesetVersion = z.object({
  version: z.number().int(),
  ruleset,
  reason: z.string().describe("Why it replaced the version before; empty before the fishing"),
  changedBy: z.string().nullable().describe("Who made it; null when that account is gone"),
  createdAt: z.iso.datetime(),
});

export const rulesetResponse = z.object({
  ruleset,
  revision,
  frozenBy: z
    .enum(freezings)
    .nullable()
    .describe("Null while rules change freely; else what has begun, and a change needs a reason"),
  species: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .describe("What the species are called that a version of the rules speaks of"),
  versions: z.array(rulesetVersion).describe("The newest first"),
});

export type RulesetResponse = z.output<typeof rulesetResponse>;
export type RulesetVersion = z.output<typeof rulesetVersion>;

export const rulesetPatch = z.object({
  ruleset: ruleset.describe("The whole ruleset; its version is given by the server"),
  reason: z.string().trim().max(REASON_MAX_LENGTH).default(""),
  revision,
});

export type RulesetPatch = z.output<typeof rulesetPatch>;

export const rulesetEndpoints = {
  getRuleset: endpoint({
    method: "GET",
    path: "/api/events/{event}/ruleset",
    summary: "How an event is scored, with every earlier version",
    access: "event-guest",
    status: 200,
    params: eventParams,
    answer: rulesetResponse,
  }),
  updateRuleset: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/ruleset",
    summary: "Change how an event is scored",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: rulesetPatch,
    answer: rulesetResponse,
    problems: ["ruleset-versions-full", "stale-revision", "ruleset-contradictory", "ruleset-frozen"],
  }),
};
