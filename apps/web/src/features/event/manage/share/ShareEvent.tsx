import type { EventResponse } from "@tightlines/contract/event";
import { shownStatus } from "@tightlines/domain/event/status";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/Button.tsx";
import { Card } from "../../../../ui/Card.tsx";
import { SharePanel } from "./SharePanel.tsx";
import { useShareAfterPublishing } from "./use-share-after-publishing.ts";

/** What tells others about an event that they can see. It is open for whoever has just published it. */
export function ShareEvent({ event }: { event: EventResponse }) {
  const { isOpen, toggle } = useShareAfterPublishing(event);
  if (event.status === "draft" || shownStatus(event) === "cancelled") return null;
  return (
    <Card
      title={m.event_share_title()}
      aside={
        <Button aria-expanded={isOpen} onClick={toggle}>
          {m.event_share()}
        </Button>
      }
    >
      {isOpen ? <SharePanel event={event} /> : <p>{m.event_share_description()}</p>}
    </Card>
  );
}
