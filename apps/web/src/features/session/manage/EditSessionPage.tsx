import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { useApi } from "../../../lib/api/api.context.ts";
import { ListBack } from "../../../lib/list/ListBack.tsx";
import { linkToList } from "../../../lib/list/list-trail.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { sessionLabel } from "../session-label.ts";
import { forgetSessions, sessionListQuery, sessionQuery } from "../session.queries.ts";
import { DeleteSession } from "./DeleteSession.tsx";
import styles from "./EditSessionPage.module.css";
import { SessionForm } from "./SessionForm.tsx";
import { SessionStatusCard } from "./SessionStatusCard.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/sessions/$sessionId/edit");

export function EditSessionPage({ event }: { event: EventResponse }) {
  const { sessionId } = route.useParams();
  const api = useApi();
  const query = useQuery(sessionQuery(api, event.url, sessionId));
  const { data: rows } = useQuery(sessionListQuery(api, event.url));
  return (
    <Page
      title={query.data ? sessionLabel(query.data) : m.session_edit_page()}
      back={
        <ListBack
          list={`/events/${event.url}/manage/sessions`}
          label={m.session_list_title()}
          id={Number(sessionId)}
          hrefOf={(id) => `/events/${event.url}/manage/sessions/${id}/edit`}
          rows={rows}
        />
      }
      narrow
    >
      <Loaded query={query} skeleton={<FormSkeleton fields={5} />}>
        {(session) => (
          <div key={session.id} className={styles.parts}>
            <SessionStatusCard event={event} session={session} />
            {session.status !== "official" && (
              <Card title={m.session_edit_what()}>
                <EditForm event={event} session={session} />
              </Card>
            )}
            <DeleteSession event={event} session={session} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function EditForm({ event, session }: { event: EventResponse; session: SessionResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <SessionForm
      event={event}
      session={session}
      onSubmit={(input, revision) =>
        api.patch("/api/events/{event}/sessions/{id}", {
          params: { event: event.url, id: String(session.id) },
          body: { ...input, revision },
        })
      }
      onSaved={({ data }) => {
        toast.success(m.session_saved({ name: sessionLabel(data) }));
        void forgetSessions(queryClient, event.url);
        void navigate(linkToList(`/events/${event.url}/manage/sessions`));
      }}
      submitLabel={m.ui_save()}
    />
  );
}
