import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../lib/api/api.context.ts";
import { ButtonLink } from "../../lib/ButtonLink.tsx";
import { Pages } from "../../lib/list/Pages.tsx";
import { DownloadSheet } from "../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../paraglide/messages.js";
import { EmptyNet } from "../../ui/drawings/EmptyNet.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Page } from "../../ui/Page.tsx";
import { TableSkeleton } from "../../ui/Skeletons.tsx";
import { auditActsQuery } from "./audit.queries.ts";
import { AuditAct } from "./AuditAct.tsx";
import styles from "./AuditPage.module.css";
import { AuditTools } from "./AuditTools.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/audit");

/** Who changed what, when, and why. */
export function AuditPage({ event }: { event: EventResponse }) {
  const chosen = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(auditActsQuery(useApi(), event.id, chosen));
  const isFiltered = Object.keys(chosen).length > 0;
  return (
    <Page
      title={m.audit_title()}
      description={m.audit_description({ zone: event.timeZone.replaceAll("_", " ") })}
    >
      <AuditTools
        event={event}
        chosen={chosen}
        onChoose={(search) => void navigate({ search, replace: true })}
        count={query.data ? m.audit_count({ count: query.data.meta.total }) : ""}
      />
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={8} columns={2} />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState
            drawing={<EmptyNet />}
            sentence={isFiltered ? m.audit_nothing() : m.audit_empty()}
            action={
              isFiltered && (
                <ButtonLink to="/events/$eventUrl/manage/audit" params={{ eventUrl: event.url }}>
                  {m.audit_clear()}
                </ButtonLink>
              )
            }
          />
        }
      >
        {({ data, meta }) => (
          <>
            <ol className={styles.entries}>
              {data.map((act) => (
                <li key={act.id}>
                  <AuditAct act={act} event={event} />
                </li>
              ))}
            </ol>
            <Pages meta={meta} />
            <DownloadSheet eventUrl={event.url} nouns="audit" />
          </>
        )}
      </Loaded>
    </Page>
  );
}
