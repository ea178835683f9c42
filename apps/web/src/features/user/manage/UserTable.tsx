import { Link } from "@tanstack/react-router";
import type { UserResponse } from "@tightlines/contract/user";
import type { Role } from "@tightlines/domain/user/role";
import { formatReadersDay } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { DataTable } from "../../../ui/DataTable.tsx";
import type { Column } from "../../../ui/table-column.ts";
import type { Tone } from "../../../ui/theme.ts";
import { roleLabel } from "../role-label.ts";

const tones: Record<Role, Tone> = {
  guest: "gravel",
  member: "gravel",
  organizer: "water",
  administrator: "reed",
};

export function UserTable({ rows }: { rows: readonly UserResponse[] }) {
  return (
    <DataTable
      caption={m.user_list_title()}
      columns={listColumns()}
      rows={rows}
      rowKey={({ id }) => id}
      linkedRows
    />
  );
}

function listColumns(): Column<UserResponse>[] {
  return [
    {
      id: "name",
      header: m.user_field_name(),
      cell: ({ id, displayName }) => (
        <Link to="/users/$userId" params={{ userId: String(id) }}>
          {displayName}
        </Link>
      ),
    },
    { id: "email", header: m.user_field_email(), cell: ({ email }) => <Address email={email} /> },
    {
      id: "role",
      header: m.user_field_role(),
      cell: ({ role }) => <Badge tone={tones[role]}>{roleLabel(role)}</Badge>,
      onPhone: "end",
    },
    {
      id: "since",
      header: m.user_field_since(),
      cell: ({ createdAt }) => formatReadersDay(createdAt),
      onPhone: "hidden",
    },
  ];
}

/** An address has no spaces to break at, and a phone little room. */
function Address({ email }: { email: string }) {
  return <span style={{ overflowWrap: "anywhere" }}>{email}</span>;
}
