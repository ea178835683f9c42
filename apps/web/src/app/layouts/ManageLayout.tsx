import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import type { EventRight } from "@tightlines/domain/event/event-right";
import { eventQuery } from "../../features/event/event.queries.ts";
import { useApi } from "../../lib/api/api.context.ts";
import { useSignedIn } from "../../lib/identity/identity.context.ts";
import { m } from "../../paraglide/messages.js";
import { ChevronLeftIcon } from "../../ui/FrameIcons.tsx";
import { Dropdown } from "../../ui/Dropdown.tsx";
import { isRightAllowed } from "../route-access.ts";
import styles from "./ManageLayout.module.css";
import { OfflineBanner } from "./OfflineBanner.tsx";
import { TopNav } from "./TopNav.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage");

/** The top bar with the event's name, and the side menu; on a phone the menu folds into the bar. */
export function ManageLayout() {
  const { eventUrl } = route.useParams();
  const { data: event } = useQuery(eventQuery(useApi(), eventUrl));
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {m.shell_skip_to_content()}
      </a>
      <TopNav />
      <OfflineBanner />
      <section className={styles.bar} aria-label={m.event_manage()}>
        <Link to="/events/$eventUrl" params={{ eventUrl }} className={styles.back}>
          <ChevronLeftIcon size={18} />
          <span>{event?.name ?? m.event_manage_back()}</span>
        </Link>
        <nav className={styles.phoneMenu} aria-label={m.event_manage_nav()}>
          <Dropdown label={m.event_manage()}>
            <MenuLinks eventUrl={eventUrl} right={event?.right ?? null} />
          </Dropdown>
        </nav>
      </section>
      <div className={styles.columns}>
        <nav className={styles.sideMenu} aria-label={m.event_manage_nav()}>
          <MenuLinks eventUrl={eventUrl} right={event?.right ?? null} />
        </nav>
        <main id="content" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}

/**
 * In the order of docs/seed-conformance.md, section 2, each by the name of its route: it is shown to those who may enter it. An entry is added here
 * together with its page.
 */
const entries = [
  { name: "event-manage", to: "/events/$eventUrl/manage", label: m.event_menu_event },
  { name: "event-manage-settings", to: "/events/$eventUrl/manage/settings", label: m.event_menu_settings },
  { name: "event-manage-team-list", to: "/events/$eventUrl/manage/teams", label: m.event_menu_teams },
  { name: "event-manage-angler-list", to: "/events/$eventUrl/manage/anglers", label: m.event_menu_anglers },
  {
    name: "event-manage-sector-list",
    to: "/events/$eventUrl/manage/sectors",
    label: m.event_menu_sectors,
  },
  { name: "event-manage-group-list", to: "/events/$eventUrl/manage/groups", label: m.group_menu },
  {
    name: "event-manage-session-list",
    to: "/events/$eventUrl/manage/sessions",
    label: m.event_menu_sessions,
  },
  {
    name: "event-manage-registration-list",
    to: "/events/$eventUrl/manage/registrations",
    label: m.desk_menu,
  },
  { name: "event-manage-rotation-list", to: "/events/$eventUrl/manage/rotations", label: m.rotation_menu },
  { name: "event-manage-draw-list", to: "/events/$eventUrl/manage/draws", label: m.peg_draw_menu },
  { name: "event-manage-score-list", to: "/events/$eventUrl/manage/scores", label: m.score_menu },
  { name: "event-manage-result-list", to: "/events/$eventUrl/manage/results", label: m.result_menu },
  {
    name: "event-manage-security-list",
    to: "/events/$eventUrl/manage/securities",
    label: m.security_menu,
  },
] as const;

function MenuLinks({ eventUrl, right }: { eventUrl: string; right: EventRight | null }) {
  const role = useSignedIn()?.role ?? "guest";
  return (
    <ul className={styles.links}>
      {entries
        .filter(({ name }) => isRightAllowed(role, right, name))
        .map(({ name, to, label }) => (
          <li key={name}>
            <Link
              to={to}
              params={{ eventUrl }}
              activeOptions={{ exact: name === "event-manage" }}
              className={styles.link}
            >
              {label()}
            </Link>
          </li>
        ))}
      {/* Beside the thirteen of the specification, and therefore after them. */}
      {isRightAllowed(role, right, "event-manage") && (
        <li className={styles.after}>
          <Link to="/events/$eventUrl/manage/check-in" params={{ eventUrl }} className={styles.link}>
            {m.check_in_menu()}
          </Link>
        </li>
      )}
      {isRightAllowed(role, right, "event-manage-security-list") && (
        <li>
          <Link to="/events/$eventUrl/manage/passes" params={{ eventUrl }} className={styles.link}>
            {m.pass_menu()}
          </Link>
        </li>
      )}
      {isRightAllowed(role, right, "event-manage-audit") && (
        <li>
          <Link to="/events/$eventUrl/manage/audit" params={{ eventUrl }} className={styles.link}>
            {m.audit_menu()}
          </Link>
        </li>
      )}
    </ul>
  );
}
