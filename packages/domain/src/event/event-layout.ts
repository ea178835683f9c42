import type { PresetName } from "./preset-name.ts";

/** What makes a match: how many fish, on how many sectors, in how many sessions, and when. */
export interface EventLayout {
  readonly anglers: number;
  readonly sectors: number;
  readonly sessions: number;
  readonly minutes: number;
  /** When each day begins, on the event's own clock: "09:00". */
  readonly firstStart: string;
  readonly pauseMinutes: number;
  /** Whether the anglers form groups that move through the sectors. */
  readonly rotates: boolean;
}

/** `always`: groups move as a block (F3). `teams`: one angler of each team in each sector (C1, M1). */
export type GroupNeed = "always" | "teams" | "never";

interface Usual {
  readonly sectors: number;
  readonly sessions: number;
  readonly sessionsPerDay: number;
  readonly minutes: number;
  readonly groups: GroupNeed;
  readonly water?: "boat" | "lake";
}

/**
 * Fly: five sectors and five sessions of three hours (F2). Coarse: five sectors and two legs of four hours (C1). Shore: four
 * official sessions over five sectors (M1). Carp is fished day and night (K3). The others have one stretch of water and
 * are one day's fishing.
 */
const usual: Record<PresetName, Usual> = {
  "fly-fips-mouche": { sectors: 5, sessions: 5, sessionsPerDay: 2, minutes: 180, groups: "always" },
  "coarse-and-feeder": { sectors: 5, sessions: 2, sessionsPerDay: 1, minutes: 240, groups: "teams" },
  "carp-pairs": { ...oneStretch(1440), sectors: 3, water: "lake" },
  predator: oneStretch(480),
  "trout-area": { ...oneStretch(360), water: "lake" },
  shore: { sectors: 5, sessions: 4, sessionsPerDay: 2, minutes: 240, groups: "teams" },
  "boat-percentage": { ...oneStretch(360), water: "boat" },
  "bass-five-fish": { ...oneStretch(480), sessions: 2, water: "boat" },
  "kayak-release": oneStretch(480),
  "club-match": oneStretch(300),
  "biggest-fish": oneStretch(360),
};

/** With fewer in a sector there is hardly anybody to compete with. */
const LEAST_IN_SECTOR = 5;

/** What to offer for so many anglers on so many days; an organizer may want something else. */
export function usualLayout(
  preset: PresetName,
  { anglers, days }: { anglers: number; days: number },
): EventLayout {
  const { sectors, sessions, sessionsPerDay, minutes, groups } = usual[preset];
  const layout = {
    anglers,
    sectors: Math.max(1, Math.min(sectors, Math.floor(anglers / LEAST_IN_SECTOR))),
    sessions: Math.max(1, Math.min(sessions, days * sessionsPerDay)),
    // What lasts a day and a night needs a second day to end on.
    minutes: minutes < 1440 || days > 1 ? minutes : 480,
    firstStart: "09:00",
    pauseMinutes: 60,
  };
  return { ...layout, rotates: usuallyRotates(groups, layout) };
}

/** How an organizer's numbers change whether groups are offered: a single sector has none to move to. */
export function usuallyRotates(
  groups: GroupNeed,
  { sectors, sessions }: Pick<EventLayout, "sectors" | "sessions">,
): boolean {
  if (sectors < 2) return false;
  return groups === "always" || (groups === "teams" && sessions > 1);
}

/** Whether an event with these rules asks for groups and a rotation. */
export function needsGroups(preset: PresetName, { isTeamEvent }: { isTeamEvent: boolean }): boolean {
  const need = groupNeedOf(preset);
  return need === "always" || (need === "teams" && isTeamEvent);
}

export function groupNeedOf(preset: PresetName): GroupNeed {
  return usual[preset].groups;
}

/** What the sectors of such an event are. */
export function usualWater(preset: PresetName): "bank" | "boat" | "lake" {
  return usual[preset].water ?? "bank";
}

/** Enough for everybody, the same in each sector: every group fits into any of them. */
export function pegsPerSector({ anglers, sectors }: Pick<EventLayout, "anglers" | "sectors">): number {
  return Math.ceil(anglers / sectors);
}

/** On one stretch of water, once. */
function oneStretch(minutes: number): Usual {
  return { sectors: 1, sessions: 1, sessionsPerDay: 1, minutes, groups: "never" };
}
