import type { EventResponse } from "@tightlines/contract/event";
import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { Page } from "../../../ui/Page.tsx";
import styles from "./EventSettingsPage.module.css";
import { DeleteSettings } from "./settings/DeleteSettings.tsx";
import { DisplaySettings } from "./settings/DisplaySettings.tsx";
import { RegistrationSettings } from "./settings/RegistrationSettings.tsx";
import { SettingsLinks } from "./settings/SettingsLinks.tsx";
import { StatusSettings } from "./settings/StatusSettings.tsx";
import { VisibilitySettings } from "./settings/VisibilitySettings.tsx";
import { ShareEvent } from "./share/ShareEvent.tsx";

/** In the order in which they are needed; what has a page of its own is a line of `SettingsLinks`. */
const cards: readonly ((props: { event: EventResponse }) => ReactNode)[] = [
  StatusSettings,
  ShareEvent,
  VisibilitySettings,
  SettingsLinks,
  RegistrationSettings,
  DisplaySettings,
  DeleteSettings,
];

export function EventSettingsPage({ event }: { event: EventResponse }) {
  return (
    <Page title={m.event_settings_title()} narrow>
      <div className={styles.cards}>
        {cards.map((Card) => (
          <Card key={Card.name} event={event} />
        ))}
      </div>
    </Page>
  );
}
