import type {
  Blocker,
  ChecklistStepCode,
  EventFacts,
  ShortTeams,
} from "@tightlines/domain/event/event-checklist";
import { m } from "../../../../paraglide/messages.js";

interface StepWords {
  title: () => string;
  /** What to do, as a button says it. */
  task: () => string;
  /** What there is of it. */
  done: (facts: EventFacts) => string;
  /** Its page in the management area. */
  page: string;
}

const words: Record<ChecklistStepCode, StepWords> = {
  sectors: {
    title: m.event_step_sectors,
    task: m.event_step_sectors_task,
    done: ({ sectors, pegs }) => m.event_step_sectors_done({ sectors, pegs }),
    page: "sectors",
  },
  sessions: {
    title: m.event_step_sessions,
    task: m.event_step_sessions_task,
    done: ({ sessions }) => m.event_step_sessions_done({ count: sessions }),
    page: "sessions",
  },
  registrations: {
    title: m.event_step_registrations,
    task: m.event_step_registrations_task,
    done: ({ confirmed }) => m.event_step_registrations_done({ count: confirmed }),
    page: "registrations",
  },
  teams: {
    title: m.event_step_teams,
    task: m.event_step_teams_task,
    done: ({ teams }) => m.event_step_teams_done({ count: teams }),
    page: "teams",
  },
  anglers: {
    title: m.event_step_anglers,
    task: m.event_step_anglers_task,
    done: ({ anglers }) => m.event_step_anglers_done({ count: anglers }),
    page: "anglers",
  },
  groups: {
    title: m.event_step_groups,
    task: m.event_step_groups_task,
    done: ({ groups }) => m.event_step_groups_done({ count: groups }),
    page: "groups",
  },
  rotation: {
    title: m.event_step_rotation,
    task: m.event_step_rotation_task,
    done: ({ rotationCells }) => m.event_step_rotation_done({ count: rotationCells }),
    page: "rotations",
  },
  draw: {
    title: m.event_step_draw,
    task: m.event_step_draw_task,
    done: ({ drawnSessions }) => m.event_step_draw_done({ count: drawnSessions }),
    page: "draws",
  },
};

export function stepTitle(code: ChecklistStepCode): string {
  return words[code].title();
}

export function stepTask(code: ChecklistStepCode): string {
  return words[code].task();
}

export function stepDone(code: ChecklistStepCode, facts: EventFacts): string {
  return words[code].done(facts);
}

/** Below the management area: "sectors". */
export function stepPage(code: ChecklistStepCode): string {
  return words[code].page;
}

/** Whether the page of the management area with this end of its address is a step's, or the draw below it. */
export function isStepPage(end: string): boolean {
  return Object.values(words).some(({ page }) => end === page || end === `${page}/draw`);
}

export function blockerSentence(blocker: Blocker): string {
  switch (blocker.code) {
    case "no-sectors":
      return m.event_blocker_no_sectors();
    case "no-sessions":
      return m.event_blocker_no_sessions();
    case "no-teams":
      return m.event_blocker_no_teams();
    case "no-anglers":
      return m.event_blocker_no_anglers();
    case "no-groups":
      return m.event_blocker_no_groups();
    case "no-rotation":
      return m.event_blocker_no_rotation();
    case "sectors-without-pegs":
      return m.event_blocker_sectors_without_pegs(blocker);
    case "registrations-undecided":
      return m.event_blocker_registrations_undecided(blocker);
    case "lottery-not-drawn":
      return m.event_blocker_lottery_not_drawn(blocker);
    case "short-teams":
      return shortTeamsSentence(blocker);
    case "anglers-without-team":
      return m.event_blocker_anglers_without_team(blocker);
    case "anglers-without-group":
      return m.event_blocker_anglers_without_group(blocker);
    case "rotation-cells-missing":
      return m.event_blocker_rotation_cells_missing(blocker);
    case "rotation-collisions":
      return m.event_blocker_rotation_collisions(blocker);
    case "sessions-not-drawn":
      return m.event_blocker_sessions_not_drawn(blocker);
    case "groups-unbalanced": {
      const { smallest, largest } = blocker;
      return m.event_blocker_groups_unbalanced({
        small: smallest.code,
        smallSize: smallest.size,
        large: largest.code,
        largeSize: largest.size,
      });
    }
    case "too-few-pegs": {
      const { sector, group } = blocker;
      return m.event_blocker_too_few_pegs({
        sector: sector.code,
        pegs: sector.size,
        group: group.code,
        anglers: group.size,
      });
    }
    case "more-anglers-than-pegs":
      return m.event_blocker_more_anglers_than_pegs(blocker);
  }
}

function shortTeamsSentence({ count, teamSize, named }: ShortTeams): string {
  const teams = named.map(({ name, anglers }) =>
    m.event_blocker_short_team({ name, anglers, size: teamSize }),
  );
  const more = count - named.length;
  if (more > 0) teams.push(m.event_blocker_short_teams_more({ count: more }));
  return m.event_blocker_short_teams({ teams: teams.join(", ") });
}
