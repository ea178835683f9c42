import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { rotationKeys, rotationQuery } from "../rotation.queries.ts";
import { RotationForm } from "../RotationForm.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/rotations/add");

export function AddRotationPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const chosen = route.useSearch();
  const query = useQuery(rotationQuery(api, event.url));
  const params = { eventUrl: event.url };
  return (
    <Page
      title={m.rotation_add_title()}
      back={
        <Link to="/events/$eventUrl/manage/rotations" params={params}>
          {m.rotation_title()}
        </Link>
      }
      narrow
    >
      <Loaded query={query} skeleton={<FormSkeleton fields={3} />}>
        {(matrix) => (
          <RotationForm
            eventUrl={event.url}
            matrix={matrix}
            chosen={chosen}
            onSubmit={(body) =>
              api.post("/api/events/{event}/rotations", { params: { event: event.url }, body })
            }
            onSaved={() => {
              toast.success(m.rotation_saved());
              void queryClient.invalidateQueries({ queryKey: rotationKeys.all(event.url) });
              void navigate({ to: "/events/$eventUrl/manage/rotations", params });
            }}
            submitLabel={m.rotation_add_submit()}
          />
        )}
      </Loaded>
    </Page>
  );
}
