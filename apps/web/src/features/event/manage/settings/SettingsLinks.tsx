import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { ReactNode } from "react";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/Card.tsx";
import { presetName } from "../../preset-label.ts";
import styles from "./SettingsLinks.module.css";

interface SettingsLink {
  id: string;
  link: (params: { eventUrl: string }) => ReactNode;
  /** What is settled there, or how it stands. */
  sentence: (event: EventResponse) => string;
}

/** Settings that need a page of their own: add a line here together with the page. */
const links: readonly SettingsLink[] = [
  {
    id: "rules",
    link: (params) => (
      <Link to="/events/$eventUrl/manage/settings/rules" params={params}>
        {m.event_settings_rules()}
      </Link>
    ),
    sentence: ({ preset, rulesetVersion }) =>
      m.event_settings_rules_sentence({ preset: presetName(preset), version: rulesetVersion }),
  },
  {
    id: "registration",
    link: (params) => (
      <Link to="/events/$eventUrl/manage/registrations/settings" params={params}>
        {m.event_settings_registration_more()}
      </Link>
    ),
    sentence: () => m.event_settings_registration_sentence(),
  },
  {
    id: "species",
    link: (params) => (
      <Link to="/events/$eventUrl/manage/species" params={params}>
        {m.event_species_card_open()}
      </Link>
    ),
    sentence: () => m.event_species_card(),
  },
  {
    id: "audit",
    link: (params) => (
      <Link to="/events/$eventUrl/manage/audit" params={params}>
        {m.audit_title()}
      </Link>
    ),
    sentence: () => m.audit_card(),
  },
];

export function SettingsLinks({ event }: { event: EventResponse }) {
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
