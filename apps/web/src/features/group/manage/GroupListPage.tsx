import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { AnglerResponse } from "@tightlines/contract/angler";
import type { EventResponse } from "@tightlines/contract/event";
import type { GroupResponse } from "@tightlines/contract/group";
import { isDrawn } from "@tightlines/domain/angler/is-drawn";
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
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { groupLabel } from "../group-label.ts";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { groupsQuery } from "../group.queries.ts";
import { GroupColumns } from "../GroupColumns.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { AddSeries } from "./AddSeries.tsx";
import { GroupOrder } from "./GroupOrder.tsx";
import styles from "./GroupListPage.module.css";
import { MoveReason } from "./MoveReason.tsx";
import { useMoveAngler } from "./use-move-angler.ts";

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

interface ManageColumnsProps {
  eventUrl: string;
  groups: readonly GroupResponse[];
  anglers: readonly AnglerResponse[];
}

/** Who is where, and who is nowhere yet; everybody can be moved. */
function ManageColumns({ eventUrl, groups, anglers }: ManageColumnsProps) {
  const { move, asked, forgetAsked } = useMoveAngler(eventUrl);
  const unplaced = anglers.filter(({ groupId }) => groupId === null);
  const waiting = unplaced.filter(isDrawn).length;
  const options = [
    ...groups.map(({ id, code }) => ({ value: String(id), label: m.group_name({ code }) })),
    { value: "", label: m.group_none_short() },
  ];
  return (
    <>
      <MoveReason
        name={asked && nameOf(asked.angler)}
        onReason={async (reason) => {
          if (asked) await move({ ...asked, reason });
        }}
        onClose={forgetAsked}
      />
      {anglers.length > 0 && (
        <p className={styles.state}>
          {waiting > 0 ? m.group_unplaced({ count: waiting }) : m.group_all_placed()}
        </p>
      )}
      <GroupColumns
        columns={[
          ...(unplaced.length > 0 ? [{ id: null, title: m.group_none(), members: unplaced }] : []),
          ...groups.map((group) => ({
            id: group.id,
            title: groupLabel(group),
            members: anglers.filter(({ groupId }) => groupId === group.id),
            aside: (
              <Link
                to="/events/$eventUrl/manage/groups/$groupId/edit"
                params={{ eventUrl, groupId: String(group.id) }}
                aria-label={m.group_edit_label(group)}
                className={styles.edit}
              >
                {m.group_edit()}
              </Link>
            ),
          })),
        ]}
        renderTools={(member, column) => (
          <PlainSelect
            className={styles.move}
            aria-label={m.group_move({ name: `${member.firstName} ${member.lastName}` })}
            options={options}
            value={column.id === null ? "" : String(column.id)}
            onChange={({ currentTarget: { value, selectedOptions } }) => {
              const angler = anglers.find(({ id }) => id === member.id);
              const groupId = value === "" ? null : Number(value);
              if (angler) void move({ angler, groupId, groupName: selectedOptions[0]?.label ?? "" });
            }}
          />
        )}
      />
    </>
  );
}
