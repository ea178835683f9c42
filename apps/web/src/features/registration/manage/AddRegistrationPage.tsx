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
import { statusLabel, titleOf } from "../registration-label.ts";
import { registrationKeys, registrationSettingsQuery } from "../registration.queries.ts";
import { inputOf } from "./registration-values.ts";
import { RegistrationForm } from "./RegistrationForm.tsx";

/** Whoever rings or stands at the bank is registered by the desk, also before opening and after closing. */
export function AddRegistrationPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { round, begin } = useAnother();
  const settings = useQuery({ ...registrationSettingsQuery(api, event.url), refetchOnWindowFocus: false });
  const back = (
    <Link to="/events/$eventUrl/manage/registrations" params={{ eventUrl: event.url }}>
      {m.desk_title()}
    </Link>
  );

  return (
    <Page title={m.desk_add()} description={m.desk_add_description()} back={back} narrow>
      <Loaded query={settings} skeleton={<FormSkeleton fields={8} />}>
        {(rules) => (
          <RegistrationForm
            key={round}
            event={event}
            settings={rules}
            onSubmit={(values) =>
              api.post("/api/events/{event}/registrations", {
                params: { event: event.url },
                body: inputOf(values, rules.questions),
              })
            }
            onSaved={({ data }, _values, isSecond) => {
              toast.success(m.desk_added({ name: titleOf(data), status: statusLabel(data.status) }));
              if (isSecond) {
                void queryClient.invalidateQueries({ queryKey: registrationKeys.all(event.url) });
                begin();
                return;
              }
              queryClient.removeQueries({ queryKey: registrationKeys.all(event.url) });
              void navigate({
                to: "/events/$eventUrl/manage/registrations",
                params: { eventUrl: event.url },
              });
            }}
            submitLabel={m.desk_add_submit()}
            secondSubmitLabel={m.ui_save_add_another()}
          />
        )}
      </Loaded>
    </Page>
  );
}
