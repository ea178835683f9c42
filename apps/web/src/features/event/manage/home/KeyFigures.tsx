import { Link } from "@tanstack/react-router";
import type { EventFacts } from "@tightlines/domain/event/event-checklist";
import { m } from "../../../../paraglide/messages.js";
import styles from "./KeyFigures.module.css";
import { useManagePage } from "./use-manage-page.ts";

export interface KeyFiguresProps {
  facts: EventFacts;
  eventUrl: string;
  /** Whether each leads to its page. */
  isLinked: boolean;
}

/** What there is, in figures. */
export function KeyFigures({ facts, eventUrl, isLinked }: KeyFiguresProps) {
  const pageOf = useManagePage(eventUrl);
  return (
    <dl className={`${styles.figures} tabular`}>
      {figuresOf(facts).map(({ label, value, page }) => {
        const to = isLinked ? pageOf(page) : null;
        return (
          <div key={label} className={styles.figure}>
            <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function figuresOf(facts: EventFacts): { label: string; value: string | number; page: string }[] {
  const cells = facts.groups * facts.sessions;
  const rotation =
    cells === 0 ? 0 : m.event_figure_of({ done: Math.min(facts.rotationCells, cells), all: cells });
  const drawn =
    facts.sessions === 0 ? 0 : m.event_figure_of({ done: facts.drawnSessions, all: facts.sessions });
  return [
    { label: m.event_figure_sectors(), value: facts.sectors, page: "sectors" },
    { label: m.event_figure_pegs(), value: facts.pegs, page: "sectors" },
    { label: m.event_figure_sessions(), value: facts.sessions, page: "sessions" },
    { label: m.event_figure_registered(), value: facts.registered, page: "registrations" },
    { label: m.event_figure_confirmed(), value: facts.confirmed, page: "registrations" },
    { label: m.event_figure_paid(), value: facts.paid, page: "registrations" },
    { label: m.event_figure_teams(), value: facts.teams, page: "teams" },
    { label: m.event_figure_anglers(), value: facts.anglers, page: "anglers" },
    { label: m.event_figure_groups(), value: facts.groups, page: "groups" },
    { label: m.event_figure_rotation(), value: rotation, page: "rotations" },
    { label: m.event_figure_drawn(), value: drawn, page: "draws" },
  ];
}
