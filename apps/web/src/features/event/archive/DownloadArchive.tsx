import type { EventResponse } from "@tightlines/contract/event";
import { DownloadLink } from "../../../lib/sheet/DownloadLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";

/** Everything about an event as one file, to be kept or taken elsewhere. */
export function DownloadArchive({ event }: { event: EventResponse }) {
  return (
    <Card title={m.archive_title()}>
      <p>{m.archive_help()}</p>
      <p>{m.archive_private()}</p>
      <DownloadLink address={`/api/events/${event.id}/archive`} name={`${event.url}-archive.json`}>
        {m.archive_download()}
      </DownloadLink>
    </Card>
  );
}
