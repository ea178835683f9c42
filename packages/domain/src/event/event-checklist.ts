/** What is there of an event, counted. Reserves and those who have withdrawn need neither group nor peg. */
export interface EventFacts {
  readonly isTeamEvent: boolean;
  /** Whether its rules are fished in groups that move from sector to sector. */
  readonly needsGroups: boolean;
  readonly sectors: number;
  /** Where somebody should fish and cannot: sectors without sub-sectors and without a peg in use. */
  readonly sectorsWithoutPegs: number;
  /** Pegs in use. */
  readonly pegs: number;
  readonly smallestSector: Sized | null;
  /** Official sessions that are not cancelled. */
  readonly sessions: number;
  readonly teams: number;
  /** Teams with fewer anglers than a team has; null where there are none. */
  readonly shortTeams: ShortTeams | null;
  /** Registrations that stand. */
  readonly registered: number;
  /** Those of them that wait for the organizer. */
  readonly undecided: number;
  /** Those of them that take part in a lottery which is still to be drawn. */
  readonly inLottery: number;
  readonly confirmed: number;
  /** Those of the confirmed that are paid. */
  readonly paid: number;
  readonly anglers: number;
  readonly anglersWithoutTeam: number;
  readonly anglersWithoutGroup: number;
  readonly groups: number;
  readonly smallestGroup: Sized | null;
  readonly largestGroup: Sized | null;
  /** Cells that say where a group fishes in an official session, or that it rests. */
  readonly rotationCells: number;
  /** Sectors to which an official session sends more than one group. */
  readonly rotationCollisions: number;
  /** Official sessions whose pegs are drawn and published. */
  readonly drawnSessions: number;
}

export interface ShortTeams {
  readonly count: number;
  /** Anglers that a team of this event has. */
  readonly teamSize: number;
  /** The first of them; a long list helps nobody. */
  readonly named: readonly { readonly name: string; readonly anglers: number }[];
}

/** By its code, with how many pegs or anglers it has. */
export interface Sized {
  readonly code: string;
  readonly size: number;
}

const checklistSteps = [
  "sectors",
  "sessions",
  "registrations",
  "teams",
  "anglers",
  "groups",
  "rotation",
  "draw",
] as const;

export type ChecklistStepCode = (typeof checklistSteps)[number];

export interface ChecklistStep {
  readonly code: ChecklistStepCode;
  /** Waiting means that other steps come first. */
  readonly state: "done" | "open" | "waiting";
  /** What is missing, in the order in which to put it right. */
  readonly blockers: readonly Blocker[];
  readonly waitsFor: readonly ChecklistStepCode[];
}

/** A code that becomes a sentence elsewhere, and what fills the sentence in. */
export type Blocker =
  | { readonly code: "no-sectors" | "no-sessions" | "no-teams" | "no-anglers" | "no-groups" | "no-rotation" }
  | { readonly code: CountedCode; readonly count: number }
  | ({ readonly code: "short-teams" } & ShortTeams)
  | { readonly code: "groups-unbalanced"; readonly smallest: Sized; readonly largest: Sized }
  | { readonly code: "too-few-pegs"; readonly sector: Sized; readonly group: Sized }
  | { readonly code: "more-anglers-than-pegs"; readonly anglers: number; readonly pegs: number };

type CountedCode =
  | "sectors-without-pegs"
  | "registrations-undecided"
  | "lottery-not-drawn"
  | "anglers-without-team"
  | "anglers-without-group"
  | "rotation-cells-missing"
  | "rotation-collisions"
  | "sessions-not-drawn";

export interface Checklist {
  readonly steps: readonly ChecklistStep[];
  /** The first step that can be taken now; null when all is done. */
  readonly next: ChecklistStepCode | null;
  /** Whether everything before the draw is done. */
  readonly isReadyToDraw: boolean;
}

/** What is done of an event's set-up, what is next, and what blocks it. */
export function makeChecklist(facts: EventFacts): Checklist {
  const relevant = checklistSteps.filter((code) => isRelevant(code, facts));
  const blockers = new Map(relevant.map((code) => [code, blockersOf[code](facts)]));
  const isDone = (code: ChecklistStepCode) => (blockers.get(code)?.length ?? 0) === 0;
  const steps = relevant.map((code): ChecklistStep => {
    const waitsFor = (needs[code] ?? relevant.slice(0, -1)).filter((other) => !isDone(other));
    const state = isDone(code) ? "done" : waitsFor.length > 0 ? "waiting" : "open";
    return { code, state, blockers: blockers.get(code)!, waitsFor: state === "waiting" ? waitsFor : [] };
  });
  return {
    steps,
    next: steps.find(({ state }) => state === "open")?.code ?? null,
    isReadyToDraw: steps.every(({ code, state }) => code === "draw" || state === "done"),
  };
}

/**
 * Where nobody registers there is nothing to decide; an event without teams asks for none. Groups and their rotation are for
 * rules that need them, unless there is but one sector, and for whoever has made some.
 */
function isRelevant(code: ChecklistStepCode, facts: EventFacts): boolean {
  const { isTeamEvent, needsGroups, registered, teams, sectors, groups } = facts;
  if (code === "registrations") return registered > 0;
  if (code === "teams") return isTeamEvent || teams > 0;
  if (code === "groups" || code === "rotation") return (needsGroups && sectors !== 1) || groups > 0;
  return true;
}

/** What comes before each step; before the draw comes everything. */
const needs: Partial<Record<ChecklistStepCode, readonly ChecklistStepCode[]>> = {
  sectors: [],
  sessions: [],
  registrations: [],
  teams: [],
  anglers: [],
  groups: ["anglers"],
  rotation: ["sectors", "sessions", "groups"],
};

const blockersOf: Record<ChecklistStepCode, (facts: EventFacts) => Blocker[]> = {
  sectors: ({ sectors, sectorsWithoutPegs, smallestSector, largestGroup, anglers, pegs }) => {
    if (sectors === 0) return [{ code: "no-sectors" }];
    const missing = counted("sectors-without-pegs", sectorsWithoutPegs);
    if (missing.length > 0) return missing;
    if (anglers > pegs && !largestGroup) return [{ code: "more-anglers-than-pegs", anglers, pegs }];
    // A group moves through every sector, so the largest one must fit into the smallest.
    if (smallestSector && largestGroup && largestGroup.size > smallestSector.size)
      return [{ code: "too-few-pegs", sector: smallestSector, group: largestGroup }];
    return [];
  },
  sessions: ({ sessions }) => (sessions === 0 ? [{ code: "no-sessions" }] : []),
  registrations: ({ undecided, inLottery }) => [
    ...counted("lottery-not-drawn", inLottery),
    ...counted("registrations-undecided", undecided),
  ],
  teams: ({ teams, shortTeams }) =>
    teams === 0 ? [{ code: "no-teams" }] : shortTeams ? [{ code: "short-teams", ...shortTeams }] : [],
  anglers: ({ anglers, isTeamEvent, anglersWithoutTeam }) => {
    if (anglers === 0) return [{ code: "no-anglers" }];
    return isTeamEvent ? counted("anglers-without-team", anglersWithoutTeam) : [];
  },
  groups: ({ groups, anglersWithoutGroup, smallestGroup, largestGroup }) => {
    if (groups === 0) return [{ code: "no-groups" }];
    const lost = counted("anglers-without-group", anglersWithoutGroup);
    const isUneven = smallestGroup && largestGroup && largestGroup.size - smallestGroup.size > 1;
    if (lost.length > 0 || !isUneven) return lost;
    return [{ code: "groups-unbalanced", smallest: smallestGroup, largest: largestGroup }];
  },
  rotation: ({ groups, sessions, rotationCells, rotationCollisions }) => {
    if (rotationCells === 0) return [{ code: "no-rotation" }];
    return [
      ...counted("rotation-cells-missing", groups * sessions - rotationCells),
      ...counted("rotation-collisions", rotationCollisions),
    ];
  },
  draw: ({ sessions, drawnSessions }) =>
    counted("sessions-not-drawn", sessions === 0 ? 1 : sessions - drawnSessions),
};

function counted(code: CountedCode, count: number): Blocker[] {
  return count > 0 ? [{ code, count }] : [];
}
