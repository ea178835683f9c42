import {
  type EventLayout,
  groupNeedOf,
  usualLayout,
  usuallyRotates,
} from "@tightlines/domain/event/event-layout";
import type { PresetName } from "@tightlines/domain/event/preset-name";
import { daysBetween } from "@tightlines/domain/time/period";

/** What makes a match, as it is typed. Null or empty follows the scoring and the days. */
export interface LayoutValues {
  /** Null for an event that is set up later. */
  anglers: number | null;
  sectors: number | null;
  sessions: number | null;
  hours: number | null;
  firstStart: string;
  pauseMinutes: number | null;
  rotates: "" | "groups" | "free";
}

export const noLayout: LayoutValues = {
  anglers: null,
  sectors: null,
  sessions: null,
  hours: null,
  firstStart: "09:00",
  pauseMinutes: 60,
  rotates: "",
};

interface Days {
  startsOn: string;
  endsOn: string;
}

/** What is sent, with what is usual in place of what was left alone; undefined for an event that is set up later. */
export function readLayout(values: LayoutValues, preset: PresetName, days: Days): EventLayout | undefined {
  const { anglers, hours, pauseMinutes, rotates } = values;
  if (!anglers) return undefined;
  const usual = usualLayout(preset, { anglers, days: countDays(days) });
  const counts = { sectors: values.sectors || usual.sectors, sessions: values.sessions || usual.sessions };
  return {
    anglers,
    ...counts,
    minutes: hours ? Math.round(hours * 60) : usual.minutes,
    firstStart: values.firstStart.slice(0, 5),
    pauseMinutes: pauseMinutes ?? 0,
    rotates: rotates === "" ? usuallyRotates(groupNeedOf(preset), counts) : rotates === "groups",
  };
}

/** One while the days are not typed yet. */
export function countDays({ startsOn, endsOn }: Days): number {
  return startsOn && endsOn >= startsOn ? daysBetween(startsOn, endsOn) + 1 : 1;
}
