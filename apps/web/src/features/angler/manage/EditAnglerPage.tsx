import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { AnglerChoices, AnglerResponse } from "@tightlines/contract/angler";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { ListBack } from "../../../lib/list/ListBack.tsx";
import { linkToList } from "../../../lib/list/list-trail.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { nameOf } from "../angler-name.ts";
import { anglerChoicesQuery, anglerKeys, anglerQuery, anglersQuery } from "../angler.queries.ts";
import { AnglerForm } from "../AnglerForm.tsx";
import { DeleteAngler } from "./DeleteAngler.tsx";
import styles from "./EditAnglerPage.module.css";
import { SubstituteAngler } from "./SubstituteAngler.tsx";
import { TransferAngler } from "./TransferAngler.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/anglers/$anglerId/edit");

export function EditAnglerPage({ event }: { event: EventResponse }) {
  const { url } = event;
  const api = useApi();
  const { anglerId } = route.useParams();
  const query = useQuery(anglerQuery(api, url, anglerId));
  const choices = useQuery({ ...anglerChoicesQuery(api, url), refetchOnWindowFocus: false });
  const { data: rows } = useQuery(anglersQuery(api, url));
  const back = (
    <ListBack
      list={`/events/${url}/manage/anglers`}
      label={m.angler_list_title()}
      id={Number(anglerId)}
      hrefOf={(id) => `/events/${url}/manage/anglers/${id}/edit`}
      rows={rows}
    />
  );
  return (
    <Page title={query.data ? nameOf(query.data) : m.angler_edit_page()} back={back} narrow>
      <Loaded query={query} skeleton={<FormSkeleton fields={8} />}>
        {(angler) => (
          <Loaded query={choices} skeleton={<FormSkeleton fields={8} />}>
            {(offered) => (
              <div key={angler.id} className={styles.parts}>
                <div className={styles.actions}>
                  <TransferAngler angler={angler} event={event} choices={offered} />
                  <SubstituteAngler angler={angler} eventUrl={url} />
                </div>
                <EditForm angler={angler} eventUrl={url} choices={offered} />
                <DeleteAngler angler={angler} eventUrl={url} />
              </div>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

interface EditFormProps {
  angler: AnglerResponse;
  eventUrl: string;
  choices: AnglerChoices;
}

function EditForm({ angler, eventUrl, choices }: EditFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const params = { event: eventUrl, id: String(angler.id) };
  return (
    <AnglerForm
      eventUrl={eventUrl}
      choices={choices}
      angler={angler}
      onSubmit={(input, revision) =>
        api.patch("/api/events/{event}/anglers/{id}", { params, body: { ...input, revision } })
      }
      onSaved={({ data }) => {
        toast.success(m.angler_saved({ name: nameOf(data) }));
        queryClient.setQueryData(anglerQuery(api, eventUrl, params.id).queryKey, data);
        void queryClient.invalidateQueries({ queryKey: anglerKeys.all(eventUrl) });
        void navigate(linkToList(`/events/${eventUrl}/manage/anglers`));
      }}
      submitLabel={m.ui_save()}
    />
  );
}
