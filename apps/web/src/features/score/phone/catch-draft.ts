import type { CatchInput } from "@tightlines/contract/score/score-values";
import type { EntryFields } from "@tightlines/domain/score/entry-fields";
import { addMinutes, localTimeAt, readLocalTime } from "@tightlines/domain/time/zone-time";
import { readMeasure, type Units } from "../measure.ts";

/** A fish as far as somebody has typed it. */
export interface CatchDraft {
  speciesId: number | undefined;
  length: string;
  weight: string;
  lineClass: string;
  isTagged: boolean;
  isDead: boolean;
  /** "14:32" on the clock of the water, where somebody has changed it; else it was caught now. */
  time: string | undefined;
  photo: Blob | null;
  /** Why it is right, where something looks wrong about it. */
  whyRight: string;
}

export function emptyDraft(speciesId: number | undefined): CatchDraft {
  return {
    speciesId,
    length: "",
    weight: "",
    lineClass: "",
    isTagged: false,
    isDead: false,
    time: undefined,
    photo: null,
    whyRight: "",
  };
}

/** The next fish is likely one of the same species, on the same line. */
export function nextDraft({ speciesId, lineClass }: CatchDraft): CatchDraft {
  return { ...emptyDraft(speciesId), lineClass };
}

export interface DraftContext {
  fields: EntryFields;
  units: Units;
  timeZone: string;
  /** By the server's clock. */
  now: number;
}

/** The fish that is meant; undefined while something is missing or is no number. */
export function readDraft(
  draft: CatchDraft,
  { fields, units, timeZone, now }: DraftContext,
): CatchInput | undefined {
  const { speciesId, isTagged, isDead, time } = draft;
  const sizes = {
    length: readMeasure(draft.length, "length", units),
    weight: readMeasure(draft.weight, "weight", units),
  };
  for (const name of ["length", "weight"] as const) {
    if (draft[name] !== "" && (sizes[name] ?? 0) < 1) return undefined;
    if (fields[name] === "needed" && sizes[name] === undefined) return undefined;
  }
  const lineClassKg = readMeasure(draft.lineClass, "count", units);
  if (speciesId === undefined || (fields.lineClass && !lineClassKg)) return undefined;
  return {
    speciesId,
    lengthMm: sizes.length ?? null,
    weightGrams: sizes.weight ?? null,
    count: 1,
    isDead,
    isTagged,
    lineClassKg: lineClassKg ?? null,
    caughtAt: time === undefined ? new Date(now).toISOString() : readTime(time, timeZone, now),
    deductions: [],
  };
}

/** Somebody who types a time means one that has been: just after midnight, "23:50" was yesterday. */
function readTime(time: string, timeZone: string, now: number): string {
  const today = localTimeAt(new Date(now).toISOString(), timeZone).slice(0, 10);
  const { instant } = readLocalTime(`${today}T${time}`, timeZone);
  const isAhead = Date.parse(instant) > now + 12 * 3_600_000;
  return isAhead ? addMinutes(instant, -24 * 60) : instant;
}
