import { z } from "zod";
import { eventUnits } from "../event-settings.ts";

const id = z.number().int();

/** A fish that holds a record, where and by whom it was caught. */
const recordFish = z.object({
  size: id.describe("Millimetres or grams"),
  eventId: id,
  eventUrl: z.string(),
  eventName: z.string(),
  endsOn: z.iso.date().describe("The last day of the event"),
  units: z.enum(eventUnits).describe("The units that people read in the event"),
  anglerId: id,
  name: z.string(),
  isOfficial: z.boolean().describe("Whether the results of its session are official"),
});

/** The biggest fish of one species, counting what counts. Fish that are level share a record. */
export const speciesRecord = z.object({
  code: z.string(),
  name: z.string(),
  longest: z.array(recordFish).describe("Empty where none was measured"),
  heaviest: z.array(recordFish).describe("Empty where none was weighed alone"),
});

export type RecordFish = z.output<typeof recordFish>;
export type SpeciesRecord = z.output<typeof speciesRecord>;
