import { presences } from "@tightlines/domain/angler/presence";
import { CHECK_INS_AT_ONCE } from "@tightlines/domain/check-in/check-ins-at-once";
import { checkInPresences } from "@tightlines/domain/check-in/check-in-presence";
import { registrationStatuses } from "@tightlines/domain/registration/registration-status";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams } from "./event-part.ts";
import { saidProblem } from "./problem/said-problem.ts";
import { why } from "./problem/why.ts";

const id = z.number().int();

/** Somebody on the start list, as check-in sees them. */
const checkInAngler = z.object({
  id,
  number: id,
  firstName: z.string(),
  lastName: z.string(),
  teamId: id.nullable(),
  teamName: z.string().nullable(),
  category: z.string(),
  isReserve: z.boolean(),
  presence: z.enum(presences),
  checkIn: z
    .object({
      id: z.string().describe("Send it back with what you make of it"),
      by: z.string().nullable().describe("Null when that account is gone"),
      madeAt: z.iso.datetime().describe("By the clock of the device"),
      receivedAt: z.iso.datetime().describe("By the clock of the server"),
    })
    .nullable()
    .describe("Who said so last; null as long as nobody has"),
});

/** What a QR code of a registration leads to. */
const checkInCode = z.object({
  hash: z.string().describe("SHA-256 of the code: it is recognized by it and cannot be made of it"),
  status: z.enum(registrationStatuses),
  name: z.string().describe("The team, or whoever is registered; empty unless the registration is confirmed"),
  anglerIds: z.array(id).describe("Whom they became on the start list"),
});

const checkInList = z.object({
  anglers: z.array(checkInAngler),
  codes: z.array(checkInCode),
});

/** One tap on a device. It is carried out once, however often it is sent. */
const checkInOperation = z.object({
  id: z.uuid().toLowerCase().describe("Made on the device, once for each tap"),
  anglerId: z.number(why("not-in-list")).int().min(1).max(Number.MAX_SAFE_INTEGER),
  presence: z.enum(checkInPresences, why("not-in-list")),
  seen: z
    .object({ presence: z.enum(presences, why("not-in-list")), checkInId: z.uuid().toLowerCase().nullable() })
    .describe("What the device showed when it was made: another tap of the same device, too"),
  madeAt: z.iso.datetime(why("not-an-instant")).describe("By the clock of the device"),
});

const checkInOutcome = z.object({
  id: z.string().describe("That of the operation"),
  outcome: z
    .enum(["applied", "repeated", "conflict", "refused"])
    .describe(
      "Repeated: it had been applied before. Conflict: somebody has said something else since it was made",
    ),
  angler: checkInAngler.nullable().describe("What is stored now; null for somebody who is not on the list"),
  problem: saidProblem.nullable().describe("Why it was refused"),
});

export type CheckInAngler = z.output<typeof checkInAngler>;
export type CheckInCode = z.output<typeof checkInCode>;
export type CheckInList = z.output<typeof checkInList>;
export type CheckInOperation = z.output<typeof checkInOperation>;
export type CheckInOutcome = z.output<typeof checkInOutcome>;

export const checkInEndpoints = {
  getCheckIn: endpoint({
    method: "GET",
    path: "/api/events/{event}/check-in",
    summary: "Everybody on the start list and who is there, with what their QR codes are recognized by",
    access: "event-scorer",
    status: 200,
    params: eventParams,
    answer: checkInList,
  }),
  sendCheckIns: endpoint({
    method: "POST",
    path: "/api/events/{event}/check-in/operations",
    summary: "Say who is there, late or absent; each operation has an outcome of its own",
    access: "event-scorer",
    status: 200,
    params: eventParams,
    body: z.object({
      operations: z.array(checkInOperation).min(1, why("empty")).max(CHECK_INS_AT_ONCE),
    }),
    answer: z.array(checkInOutcome).describe("One for each operation, in their order"),
  }),
};
