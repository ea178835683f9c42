import { eventLengths } from "@tightlines/domain/event/event-lengths";
import { z } from "zod";
import { why } from "./problem/why.ts";

export const registrationKinds = ["individual", "team"] as const;
export const eventUnits = ["metric", "imperial"] as const;

/** What an organizer settles once for a whole event, as every answer about the event carries it. */
export const eventSettingsResponse = {
  registrationOpensAt: z.iso.datetime().nullable().describe("Null: not before the organizer says so"),
  registrationClosesAt: z.iso.datetime().nullable().describe("Null: until the event starts"),
  registrationFor: z.enum(registrationKinds).describe("Who registers: each angler, or a whole team"),
  capacity: z.number().int().nullable().describe("How many anglers or teams; null for no limit"),
  teamSize: z.number().int().describe("How many anglers of a team fish"),
  reserves: z.number().int().describe("How many reserves a team may name"),
  fee: z.string().describe("What taking part costs, in words"),
  needsApproval: z.boolean().describe("Whether an organizer confirms every registration"),
  units: z.enum(eventUnits).describe("The units people read; what is stored is always metric"),
  protestMinutes: z.number().int().describe("How long a provisional result may be contested"),
};

export const eventSettingsFields = {
  registrationOpensAt: z.iso.datetime({ offset: true, error: why("not-an-instant") }).nullable(),
  registrationClosesAt: z.iso.datetime({ offset: true, error: why("not-an-instant") }).nullable(),
  registrationFor: z.enum(registrationKinds, why("registers-missing")),
  capacity: wholeNumber(1, 100_000).nullable(),
  teamSize: wholeNumber(1, 50),
  reserves: wholeNumber(0, 20),
  fee: z.string().trim().max(eventLengths.fee),
  needsApproval: z.boolean(),
  units: z.enum(eventUnits, why("units-missing")),
  protestMinutes: wholeNumber(0, 10_080),
};

interface RegistrationTimes {
  registrationOpensAt?: string | null | undefined;
  registrationClosesAt?: string | null | undefined;
}

export function closesAfterOpening({
  registrationOpensAt,
  registrationClosesAt,
}: RegistrationTimes): boolean {
  if (!registrationOpensAt || !registrationClosesAt) return true;
  return Date.parse(registrationClosesAt) > Date.parse(registrationOpensAt);
}

export function wholeNumber(least: number, most: number) {
  const wrong = why("whole-number-between", { min: least, max: most });
  return z.number(wrong).int(wrong).min(least, wrong).max(most, wrong);
}
