import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { m } from "../../../paraglide/messages.js";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import { SecurityForm } from "./SecurityForm.tsx";
import { securityKeys } from "../security.queries.ts";

export function AddSecurityPage({ event }: { event: EventResponse }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const params = { eventUrl: event.url };
  return (
    <Page
      title={m.security_add_title()}
      description={m.security_add_description()}
      back={
        <Link to="/events/$eventUrl/manage/securities" params={params}>
          {m.security_title()}
        </Link>
      }
      narrow
    >
      <SecurityForm
        event={event}
        onSaved={({ email }) => {
          toast.success(m.security_invited({ email }));
          queryClient.removeQueries({ queryKey: securityKeys.all(event.id) });
          void navigate({ to: "/events/$eventUrl/manage/securities", params });
        }}
      />
    </Page>
  );
}
