import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { useAnother } from "../../../ui/form/use-another.ts";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { sessionLabel } from "../session-label.ts";
import { forgetSessions, sessionListQuery } from "../session.queries.ts";
import { SessionForm } from "./SessionForm.tsx";
import { suggestSession } from "./suggest-session.ts";

export function AddSessionPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { round, begin } = useAnother();
  const params = { eventUrl: event.url };
  const query = useQuery(sessionListQuery(api, event.url));
  return (
    <Page
      title={m.session_add_title()}
      back={
        <Link to="/events/$eventUrl/manage/sessions" params={params}>
          {m.session_list_title()}
        </Link>
      }
      narrow
    >
      <Loaded query={query} skeleton={<FormSkeleton fields={5} />}>
        {(sessions) => (
          <SessionForm
            key={round}
            event={event}
            suggestion={suggestSession(event, sessions)}
            onSubmit={(body) =>
              api.post("/api/events/{event}/sessions", { params: { event: event.url }, body })
            }
            onSaved={({ data }, _values, isSecond) => {
              toast.success(m.session_added({ name: sessionLabel(data) }));
              // The next one is proposed after this one: first it has to be in the list.
              const isForgotten = forgetSessions(queryClient, event.url);
              if (isSecond) return void isForgotten.then(begin);
              void navigate({ to: "/events/$eventUrl/manage/sessions", params });
            }}
            submitLabel={m.session_add()}
            secondSubmitLabel={m.ui_save_add_another()}
          />
        )}
      </Loaded>
    </Page>
  );
}
