import { Link } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import styles from "./EventTabs.module.css";

/** The pages of an event in the seed's order; a tab is added here together with its page. */
export function EventTabs({ eventUrl }: { eventUrl: string }) {
  return (
    <nav className={styles.tabs} aria-label={m.event_tabs()}>
      <ul>
        <li>
          <Link
            to="/events/$eventUrl"
            params={{ eventUrl }}
            activeOptions={{ exact: true }}
            className={styles.tab}
          >
            {m.event_tab_about()}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
