import { SCORE_OPERATIONS_AT_ONCE } from "@tightlines/domain/score/score-operation";
import { z } from "zod";
import { anglerResponse } from "../angler.ts";
import { drawResponse } from "../draw.ts";
import { endpoint } from "../endpoint.ts";
import { eventSettingsResponse } from "../event-settings.ts";
import { eventSpeciesResponse } from "../event-species.ts";
import { why } from "../problem/why.ts";
import { rulesetResponse } from "../ruleset/ruleset.ts";
import { sectorResponse } from "../sector.ts";
import { sessionResponse } from "../session.ts";
import { speciesResponse } from "../species.ts";
import { scoreOperation, scoreOutcome } from "./score-operation.ts";
import { scoreResponse } from "./score-response.ts";

const SECRET_MAX_LENGTH = 100;

/** In the body and not in the address, which is written into logs. */
export const passHolder = z.object({
  secret: z.string(why("pass-missing")).min(1, why("pass-missing")).max(SECRET_MAX_LENGTH),
});

/** Everything that a controller needs at the water, so that one call before the signal is lost is enough. */
export const passDesk = z.object({
  pass: z.object({
    id: z.number().int(),
    name: z.string(),
    expiresAt: z.iso.datetime(),
    state: z
      .enum(["valid", "expired"])
      .describe("What is entered with an expired pass waits for the organizer's decision"),
    sessionIds: z.array(z.number().int()).describe("Empty for all sessions"),
    sectorIds: z.array(z.number().int()).describe("Empty for all sectors"),
  }),
  event: z.object({
    id: z.number().int(),
    url: z.string(),
    name: z.string(),
    timeZone: z.string(),
    units: eventSettingsResponse.units,
  }),
  ruleset: rulesetResponse.shape.ruleset,
  species: z.array(eventSpeciesResponse).describe("Those that the event has chosen"),
  choices: z
    .array(speciesResponse.pick({ id: true, name: true, code: true, latinName: true }))
    .describe("What can be entered: those chosen, or every species where the event has chosen none"),
  sessions: z.array(sessionResponse),
  sectors: z.array(sectorResponse),
  anglers: z
    .array(anglerResponse.pick({ id: true, number: true, firstName: true, lastName: true, teamName: true }))
    .describe("Who is drawn within the pass; everybody where a session of it has no draw"),
  draws: z.array(drawResponse).describe("Who fishes where, along the water"),
  scores: z.array(scoreResponse),
});

export type PassDesk = z.output<typeof passDesk>;

export const passDeskEndpoints = {
  openPass: endpoint({
    method: "POST",
    path: "/api/pass",
    summary: "What a pass is good for, with all that is needed to enter scores without signal",
    access: "guest",
    status: 200,
    body: passHolder,
    answer: passDesk,
    hasSecret: true,
    rate: "secret",
    problems: ["pass-unknown", "pass-revoked"],
  }),
  sendPassScores: endpoint({
    method: "POST",
    path: "/api/pass/operations",
    summary: "Say what was caught, by whoever holds a pass; each operation has an outcome of its own",
    access: "guest",
    status: 200,
    body: passHolder.extend({
      operations: z.array(scoreOperation).min(1, why("empty")).max(SCORE_OPERATIONS_AT_ONCE),
    }),
    answer: z.array(scoreOutcome).describe("One for each operation, in their order"),
    hasSecret: true,
    rate: "secret",
    problems: ["pass-unknown", "pass-revoked"],
  }),
};
