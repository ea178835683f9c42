import type { EventResponse } from "@tightlines/contract/event";
import type { SecurityResponse } from "@tightlines/contract/security";
import type { EventRight } from "@tightlines/domain/event/event-right";
import { canGiveRight } from "@tightlines/domain/security/give-right";
import { useMemo } from "react";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { DataTable } from "../../../ui/DataTable.tsx";
import type { Column } from "../../../ui/table-column.ts";
import { Holder } from "../Holder.tsx";
import { rightLabel } from "../right-label.ts";
import { InvitationActions } from "./InvitationActions.tsx";
import { RemoveRight } from "./RemoveRight.tsx";
import { RightSelect } from "./RightSelect.tsx";
import styles from "./SecurityTable.module.css";
import { useOwnRight } from "./use-own-right.ts";

/** An entry with what the reader may do about it. */
interface Row {
  entry: SecurityResponse;
  mayChange: boolean;
  isSelf: boolean;
  isLastOwner: boolean;
}

/** Rights and open invitations. What the reader may not change is plain text. */
export function SecurityTable({ event, entries }: SecurityTableProps) {
  const own = useOwnRight(event);
  const uid = useSignedIn()?.uid;
  const columns = useMemo(() => columnsFor(event, own), [event, own]);
  const rows = useMemo(() => {
    const owners = entries.filter(({ right, id }) => right === "owner" && id !== null);
    return entries.map((entry): Row => {
      const isLastOwner = owners.length === 1 && owners[0] === entry;
      const mayChange = canGiveRight(own, entry.right) && !isLastOwner;
      return { entry, mayChange, isLastOwner, isSelf: entry.uid !== null && entry.uid === uid };
    });
  }, [entries, own, uid]);
  return (
    <DataTable
      caption={m.security_title()}
      columns={columns}
      rows={rows}
      rowKey={({ entry: { id, invitationId } }) => (id === null ? `invitation ${invitationId}` : id)}
      find={
        entries.length > 8
          ? { label: m.security_find(), count: (count) => m.security_count({ count }) }
          : undefined
      }
    />
  );
}

export interface SecurityTableProps {
  event: EventResponse;
  entries: readonly SecurityResponse[];
}

function columnsFor(event: EventResponse, own: EventRight | null): Column<Row>[] {
  return [
    {
      id: "person",
      header: m.security_field_person(),
      cell: ({ entry }) => <Holder entry={entry} />,
      searchText: ({ entry: { displayName, email } }) => `${displayName ?? ""} ${email}`,
    },
    {
      id: "right",
      header: m.security_field_right(),
      cell: ({ entry, mayChange }) =>
        entry.id !== null && mayChange ? (
          <RightSelect event={event} entry={entry} id={entry.id} own={own} />
        ) : (
          rightLabel(entry.right)
        ),
    },
    { id: "state", header: m.security_field_state(), cell: (row) => <State {...row} /> },
    {
      id: "actions",
      header: m.security_field_actions(),
      align: "end",
      cell: (row) => row.mayChange && <Actions event={event} {...row} />,
    },
  ];
}

function State({ entry: { waitsFor }, isSelf, isLastOwner }: Row) {
  return (
    <span className={styles.state}>
      {isSelf && <Badge tone="water">{m.security_state_you()}</Badge>}
      {isLastOwner && <span className={styles.words}>{m.security_state_last_owner()}</span>}
      {waitsFor && <span className={styles.words}>{waiting[waitsFor]()}</span>}
      {!isSelf && !isLastOwner && !waitsFor && <Badge tone="reed">{m.security_state_active()}</Badge>}
    </span>
  );
}

function Actions({ event, entry, isSelf }: Row & { event: EventResponse }) {
  if (entry.id !== null) return <RemoveRight event={event} entry={entry} id={entry.id} isSelf={isSelf} />;
  if (entry.invitationId === null) return null;
  return <InvitationActions event={event} entry={entry} id={entry.invitationId} />;
}

const waiting = { acceptance: m.security_state_acceptance, organizer: m.security_state_organizer };
