import { useQuery } from "@tanstack/react-query";
import type { MailResponse } from "@tightlines/contract/mail";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatReadersDay } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { DataTable } from "../../../ui/DataTable.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import type { Column } from "../../../ui/table-column.ts";
import { mailQuery } from "./mail.queries.ts";
import { MailActions } from "./MailActions.tsx";

/** Letters that did not reach anybody, with what the mail server said. */
export function UndeliveredMail() {
  const query = useQuery(mailQuery(useApi()));
  return (
    <Card title={m.user_mail_title()}>
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={2} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<p>{m.user_mail_none()}</p>}
      >
        {({ data, meta }) => (
          <>
            <p>{m.user_mail_count({ count: meta.total })}</p>
            <DataTable
              caption={m.user_mail_title()}
              columns={mailColumns()}
              rows={data}
              rowKey={({ id }) => id}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function mailColumns(): Column<MailResponse>[] {
  return [
    {
      id: "to",
      header: m.user_mail_to(),
      cell: ({ to }) => <span style={{ overflowWrap: "anywhere" }}>{to}</span>,
    },
    { id: "subject", header: m.user_mail_subject(), cell: ({ subject }) => subject },
    {
      id: "written",
      header: m.user_mail_written(),
      cell: ({ createdAt }) => formatReadersDay(createdAt),
      onPhone: "hidden",
    },
    { id: "error", header: m.user_mail_error(), cell: ({ lastError }) => lastError },
    { id: "state", header: m.user_mail_state(), cell: ({ state }) => <State state={state} /> },
    {
      id: "actions",
      header: m.user_mail_actions(),
      align: "end",
      cell: (letter) => <MailActions letter={letter} />,
    },
  ];
}

function State({ state }: Pick<MailResponse, "state">) {
  return state === "waiting" ? (
    <Badge tone="water">{m.user_mail_waiting()}</Badge>
  ) : (
    <Badge tone="clay">{m.user_mail_given_up()}</Badge>
  );
}
