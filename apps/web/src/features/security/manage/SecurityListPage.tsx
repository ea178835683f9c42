import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { PlusIcon } from "../../../ui/Icons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { securityListQuery } from "../security.queries.ts";
import { InvitationLinks } from "./InvitationLinks.tsx";
import { SecurityTable } from "./SecurityTable.tsx";

export function SecurityListPage({ event }: { event: EventResponse }) {
  const query = useQuery(securityListQuery(useApi(), event.id));
  return (
    <Page
      title={m.security_title()}
      description={m.security_description()}
      action={
        <ButtonLink
          to="/events/$eventUrl/manage/securities/add"
          params={{ eventUrl: event.url }}
          variant="filled"
          leftSection={<PlusIcon size={18} />}
        >
          {m.security_add()}
        </ButtonLink>
      }
    >
      <InvitationLinks event={event} />
      <Loaded query={query} skeleton={<TableSkeleton rows={4} columns={4} />}>
        {(entries) => (
          <>
            <SecurityTable event={event} entries={entries} />
            <DownloadSheet eventUrl={event.url} nouns="securities" />
          </>
        )}
      </Loaded>
    </Page>
  );
}
