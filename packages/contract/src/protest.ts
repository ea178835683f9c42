import { protestLengths, protestStatuses, protestSubjects } from "@tightlines/domain/protest/protest";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams, eventPartParams, revision, rowFields } from "./event-part.ts";
import { rowIdInBody } from "./row-id.ts";
import { why } from "./problem/why.ts";

/** Somebody contests what happened in a session. The jury decides before the session becomes official. */
export const protestResponse = z.object({
  ...rowFields,
  sessionId: z.number().int(),
  anglerId: z.number().int().describe("For whom it was lodged"),
  anglerName: z.string(),
  teamName: z.string().nullable(),
  subject: z.enum(protestSubjects),
  text: z.string().nullable().describe("Null for the public: it is for the jury and whoever lodged it"),
  status: z.enum(protestStatuses),
  decision: z.string().describe("Why it was upheld or dismissed; empty while it is open"),
  decidedAt: z.iso.datetime().nullable(),
  isOwn: z.boolean().describe("Whether the caller lodged it"),
});

export type ProtestResponse = z.output<typeof protestResponse>;

export const protestInput = z.object({
  sessionId: rowIdInBody,
  anglerId: rowIdInBody,
  subject: z.enum(protestSubjects, why("kind-missing")),
  text: z
    .string(why("protest-text-missing"))
    .trim()
    .min(1, why("protest-text-missing"))
    .max(protestLengths.text),
});

export type ProtestInput = z.output<typeof protestInput>;

export const protestDecision = z
  .object({
    status: z.enum(["upheld", "dismissed", "open"]).describe("`open` takes a decision back"),
    decision: z.string().trim().max(protestLengths.decision).describe("Why; everybody may read it"),
    revision: revision.describe("The revision that was seen; a stale one is refused"),
  })
  .refine(({ decision }) => decision !== "", { path: ["decision"], message: why("reason-missing") });

export type ProtestDecision = z.output<typeof protestDecision>;

/** Those a member may protest for: themselves, and the team that they registered. */
export const ownAngler = z.object({
  id: z.number().int(),
  number: z.number().int(),
  name: z.string(),
  teamName: z.string().nullable(),
});

export type OwnAngler = z.output<typeof ownAngler>;

export const protestEndpoints = {
  listProtests: endpoint({
    method: "GET",
    path: "/api/events/{event}/protests",
    summary:
      "The protests of an event, the latest first; their words only for the jury and whoever lodged them",
    access: "event-guest",
    status: 200,
    params: eventParams,
    answer: z.array(protestResponse),
  }),
  listOwnAnglers: endpoint({
    method: "GET",
    path: "/api/events/{event}/protests/anglers",
    summary: "For whom the caller may protest",
    access: "event-member",
    status: 200,
    params: eventParams,
    answer: z.array(ownAngler),
  }),
  lodgeProtest: endpoint({
    method: "POST",
    path: "/api/events/{event}/protests",
    summary: "Contest a session as an angler, a captain, or for somebody who came to the desk",
    access: "event-member",
    status: 201,
    params: eventParams,
    body: protestInput,
    rate: "protest",
    answer: protestResponse,
    problems: [
      "session-not-found",
      "angler-not-found",
      "protest-not-yours",
      "protest-window-shut",
      "event-full",
    ],
  }),
  withdrawProtest: endpoint({
    method: "POST",
    path: "/api/events/{event}/protests/{id}/withdraw",
    summary: "Withdraw a protest of one's own that is still open",
    access: "event-member",
    status: 200,
    params: eventPartParams,
    answer: protestResponse,
    problems: ["protest-not-found", "protest-not-yours", "protest-not-open"],
  }),
  decideProtest: endpoint({
    method: "POST",
    path: "/api/events/{event}/protests/{id}/decide",
    summary: "Uphold or dismiss a protest, or take the decision back",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: protestDecision,
    answer: protestResponse,
    problems: ["protest-not-found", "stale-revision", "protest-withdrawn", "session-is-official"],
  }),
};
