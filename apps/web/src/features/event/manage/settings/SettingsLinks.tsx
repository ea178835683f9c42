import type { EventResponse } from "@tightlines/contract/event";
import type { ReactNode } from "react";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/Card.tsx";
import styles from "./SettingsLinks.module.css";

interface SettingsLink {
  id: string;
  link: (params: { eventUrl: string }) => ReactNode;
  /** What is settled there, or how it stands. */
  sentence: (event: EventResponse) => string;
}

/** Settings that need a page of their own: add a line here together with the page. */
const links: readonly SettingsLink[] = [];

export function SettingsLinks({ event }: { event: EventResponse }) {
  if (links.length === 0) return null;
  return (
    <Card title={m.event_settings_more()}>
      <ul className={styles.links}>
        {links.map(({ id, link, sentence }) => (
          <li key={id}>
            {link({ eventUrl: event.url })}
            <span>{sentence(event)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
