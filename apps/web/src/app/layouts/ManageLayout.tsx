import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { eventQuery } from "../../features/event/event.queries.ts";
import { useApi } from "../../lib/api/api.context.ts";
import { m } from "../../paraglide/messages.js";
import { ChevronLeftIcon } from "../../ui/Icons.tsx";
import { Dropdown } from "../../ui/Dropdown.tsx";
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
          {event?.name ?? m.event_manage_back()}
        </Link>
        <nav className={styles.phoneMenu} aria-label={m.event_manage_nav()}>
          <Dropdown label={m.event_manage()}>
            <MenuLinks eventUrl={eventUrl} />
          </Dropdown>
        </nav>
      </section>
      <div className={styles.columns}>
        <nav className={styles.sideMenu} aria-label={m.event_manage_nav()}>
          <MenuLinks eventUrl={eventUrl} />
        </nav>
        <main id="content" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}

/** In the seed's order; an entry is added here together with its page. */
function MenuLinks({ eventUrl }: { eventUrl: string }) {
  const params = { eventUrl };
  return (
    <ul className={styles.links}>
      <li>
        <Link
          to="/events/$eventUrl/manage"
          params={params}
          activeOptions={{ exact: true }}
          className={styles.link}
        >
          {m.event_menu_event()}
        </Link>
      </li>
      <li>
        <Link to="/events/$eventUrl/manage/settings" params={params} className={styles.link}>
          {m.event_menu_settings()}
        </Link>
      </li>
    </ul>
  );
}
