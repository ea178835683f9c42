import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import type { RegistrationSettings } from "@tightlines/contract/registration/registration-settings";
import { isStanding } from "@tightlines/domain/registration/registration-status";
import { useApi } from "../../../lib/api/api.context.ts";
import { ListBack } from "../../../lib/list/ListBack.tsx";
import { linkToList } from "../../../lib/list/list-trail.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { EntrantReplies } from "../EntrantReplies.tsx";
import { titleOf } from "../registration-label.ts";
import {
  registrationKeys,
  registrationQuery,
  registrationSettingsQuery,
  registrationsQuery,
} from "../registration.queries.ts";
import { DeleteRegistration } from "./DeleteRegistration.tsx";
import { EraseContact } from "./EraseContact.tsx";
import styles from "./EditRegistrationPage.module.css";
import { patchOf, valuesOf } from "./registration-values.ts";
import { RegistrationFacts } from "./RegistrationFacts.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/registrations/$registrationId/edit");

export function EditRegistrationPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const { registrationId } = route.useParams();
  const query = useQuery(registrationQuery(api, event.url, registrationId));
  const settings = useQuery({ ...registrationSettingsQuery(api, event.url), refetchOnWindowFocus: false });
  const { data: rows } = useQuery(registrationsQuery(api, event.url));
  const back = (
    <ListBack
      list={`/events/${event.url}/manage/registrations`}
      label={m.desk_title()}
      id={Number(registrationId)}
      hrefOf={(id) => `/events/${event.url}/manage/registrations/${id}/edit`}
      rows={rows}
    />
  );
  return (
    <Page title={query.data ? titleOf(query.data) : m.desk_edit_page()} back={back} narrow>
      <Loaded query={query} skeleton={<FormSkeleton fields={8} />}>
        {(registration) => (
          <Loaded query={settings} skeleton={<FormSkeleton fields={8} />}>
            {(rules) => (
              <div key={registration.id} className={styles.parts}>
                <RegistrationFacts registration={registration} event={event} />
                <EntrantReplies eventUrl={event.url} registration={registration} />
                <EditForm registration={registration} event={event} settings={rules} />
                <EraseContact registration={registration} eventUrl={event.url} />
                {!isStanding(registration.status) && (
                  <DeleteRegistration registration={registration} eventUrl={event.url} />
                )}
              </div>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

interface EditFormProps {
  registration: RegistrationResponse;
  event: EventResponse;
  settings: RegistrationSettings;
}

function EditForm({ registration, event, settings }: EditFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { url: eventUrl } = event;
  const params = { event: eventUrl, id: String(registration.id) };
  return (
    <RegistrationForm
      event={event}
      settings={settings}
      registration={registration}
      onSubmit={(values, revision) => {
        const before = valuesOf(registration, settings.questions);
        const body = { ...patchOf(before, values, settings.questions), revision };
        return api.patch("/api/events/{event}/registrations/{id}", { params, body });
      }}
      onSaved={({ data }) => {
        toast.success(m.desk_saved({ name: titleOf(data) }));
        queryClient.setQueryData(registrationQuery(api, eventUrl, params.id).queryKey, data);
        void queryClient.invalidateQueries({ queryKey: registrationKeys.all(eventUrl) });
        void navigate(linkToList(`/events/${eventUrl}/manage/registrations`));
      }}
      submitLabel={m.ui_save()}
    />
  );
}
