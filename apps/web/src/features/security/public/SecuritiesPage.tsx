import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { SecurityResponse } from "@tightlines/contract/security";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { DataTable } from "../../../ui/DataTable.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import type { Column } from "../../../ui/table-column.ts";
import { eventQuery } from "../../event/event.queries.ts";
import { Holder } from "../Holder.tsx";
import { rightLabel } from "../right-label.ts";
import { securityListQuery } from "../security.queries.ts";

/** Beside the event's public pages, but only for those who manage it (docs/seed-conformance.md, section 6). */
export function SecuritiesPage({ eventUrl }: { eventUrl: string }) {
  const event = useQuery(eventQuery(useApi(), eventUrl));
  return (
    <Loaded query={event} skeleton={<TableSkeleton rows={4} columns={2} />}>
      {(loaded) => <Securities event={loaded} />}
    </Loaded>
  );
}

function Securities({ event }: { event: EventResponse }) {
  const query = useQuery(securityListQuery(useApi(), event.id));
  return (
    <Card
      title={m.security_public_title()}
      aside={
        <ButtonLink to="/events/$eventUrl/manage/securities" params={{ eventUrl: event.url }}>
          {m.security_public_manage()}
        </ButtonLink>
      }
    >
      <p>{m.security_public_description()}</p>
      <Loaded query={query} skeleton={<TableSkeleton rows={4} columns={2} />}>
        {(entries) => (
          <>
            <DataTable
              caption={m.security_public_title()}
              columns={columns()}
              rows={entries.filter(({ id }) => id !== null)}
              rowKey={({ email }) => email}
              find={
                entries.length > 8
                  ? { label: m.security_find(), count: (count) => m.security_count({ count }) }
                  : undefined
              }
            />
            <DownloadSheet eventUrl={event.url} nouns="securities" />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function columns(): Column<SecurityResponse>[] {
  return [
    {
      id: "person",
      header: m.security_field_person(),
      cell: (entry) => <Holder entry={entry} />,
      searchText: ({ displayName, email }) => `${displayName ?? ""} ${email}`,
    },
    {
      id: "right",
      header: m.security_field_right(),
      cell: ({ right }) => <Badge tone="water">{rightLabel(right)}</Badge>,
      onPhone: "end",
    },
  ];
}

const route = getRouteApi("/default/events/$eventUrl/securities");

/** The page as its address asks for it. */
export function SecuritiesRoute() {
  return <SecuritiesPage {...route.useParams()} />;
}
