import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import styles from "./EventTabs.module.css";

/** In the order of docs/seed-conformance.md, section 2; a tab is added here together with its page. */
const tabs = [
  { to: "/events/$eventUrl", label: m.event_tab_about },
  { to: "/events/$eventUrl/sectors", label: m.event_tab_sectors },
  { to: "/events/$eventUrl/sessions", label: m.event_tab_sessions },
  { to: "/events/$eventUrl/groups", label: m.group_tab },
  { to: "/events/$eventUrl/rotations", label: m.rotation_tab },
  { to: "/events/$eventUrl/anglers", label: m.event_tab_anglers },
  { to: "/events/$eventUrl/teams", label: m.event_tab_teams },
  { to: "/events/$eventUrl/registrations", label: m.event_tab_registration },
  { to: "/events/$eventUrl/draws", label: m.peg_draw_tab },
  { to: "/events/$eventUrl/results", label: m.result_tab },
] as const;

/** The pages of an event. */
export function EventTabs({ eventUrl }: { eventUrl: string }) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  // A phone shows four of them: the one that is open comes into view. Scrolled by hand, because the browser's own way
  // would scroll the page as well.
  useEffect(() => {
    if (!list.current) return;
    // A page may stand below a tab's own; every page stands below About's.
    const open = [...list.current.querySelectorAll("a")].findLast((tab) => pathname.startsWith(tab.pathname));
    if (!open) return;
    list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.clientWidth) / 2;
  }, [pathname]);

  return (
    <nav className={styles.tabs} aria-label={m.event_tabs()}>
      <ul ref={list}>
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              params={{ eventUrl }}
              activeOptions={{ exact: to === "/events/$eventUrl" }}
              className={styles.tab}
            >
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
