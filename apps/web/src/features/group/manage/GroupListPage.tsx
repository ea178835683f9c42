import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { hasRows } from "../../../ui/has-rows.ts";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { groupsQuery } from "../group.queries.ts";
import { AddSeries } from "./AddSeries.tsx";
import { GroupOrder } from "./GroupOrder.tsx";
import styles from "./GroupListPage.module.css";
import { ManageColumns } from "./ManageColumns.tsx";

export function GroupListPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const query = useQuery(groupsQuery(api, event.url));
  const anglers = useQuery(anglersQuery(api, event.url));
  const [isOrdering, setOrdering] = useState(false);
  const params = { eventUrl: event.url };
  return (
    <Page
      title={m.group_title()}
      description={m.group_list_description()}
      action={
        hasRows(query.data) && (
          <ButtonLink to="/events/$eventUrl/manage/groups/draw" params={params} variant="filled">
            {m.group_draw()}
          </ButtonLink>
        )
      }
    >
      <Loaded
        query={query}
        skeleton={<CardsSkeleton cards={5} />}
        isEmpty={(groups) => groups.length === 0}
        empty={
          <EmptyState
            drawing={<QuietWater />}
            sentence={m.group_list_empty()}
            action={<AddSeries eventUrl={event.url} groupCount={0} isMain />}
          />
        }
      >
        {(groups) => (
          <>
            <div className={styles.tools}>
              <AddSeries eventUrl={event.url} groupCount={groups.length} />
              <ButtonLink to="/events/$eventUrl/manage/groups/add" params={params}>
                {m.group_add()}
              </ButtonLink>
              {groups.length > 1 && (
                <Button onClick={() => setOrdering(!isOrdering)}>
                  {isOrdering ? m.group_order_done() : m.group_order()}
                </Button>
              )}
            </div>
            {isOrdering ? (
              <>
                <p className={styles.state}>{m.group_order_help()}</p>
                <GroupOrder eventUrl={event.url} groups={groups} />
              </>
            ) : (
              <Loaded query={anglers} skeleton={<CardsSkeleton cards={5} />}>
                {(rows) => (
                  <>
                    <ManageColumns eventUrl={event.url} groups={groups} anglers={rows} />
                    <DownloadSheet eventUrl={event.url} nouns="groups" />
                  </>
                )}
              </Loaded>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
