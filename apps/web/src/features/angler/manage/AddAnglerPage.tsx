import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { useAnother } from "../../../ui/form/use-another.ts";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { nameOf } from "../angler-name.ts";
import { anglerChoicesQuery, anglerKeys } from "../angler.queries.ts";
import { AnglerForm } from "../AnglerForm.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/anglers/add");

/** Opened from a team's page it knows the team, and leads back there. */
export function AddAnglerPage({ event: { url } }: { event: EventResponse }) {
  const api = useApi();
  const { team } = route.useSearch();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { round, begin } = useAnother();
  /** The team of the one before: a team is typed in as a whole. */
  const [lastTeam, setLastTeam] = useState(team);
  const choices = useQuery({ ...anglerChoicesQuery(api, url), refetchOnWindowFocus: false });
  // The form proposes the next number once, when it appears: it must not be that of an older list.
  const isOld = choices.isFetching && !choices.isFetchedAfterMount;
  const back = (
    <Link to="/events/$eventUrl/manage/anglers" params={{ eventUrl: url }}>
      {m.angler_list_title()}
    </Link>
  );
  return (
    <Page title={m.angler_add_title()} back={back} narrow>
      <Loaded
        query={isOld ? { ...choices, data: undefined } : choices}
        skeleton={<FormSkeleton fields={8} />}
      >
        {(offered) => (
          <AnglerForm
            key={round}
            eventUrl={url}
            choices={offered}
            teamId={lastTeam === undefined ? undefined : Number(lastTeam)}
            onSubmit={(body) => api.post("/api/events/{event}/anglers", { params: { event: url }, body })}
            onSaved={({ data }, _values, isSecond) => {
              toast.success(m.angler_added({ name: nameOf(data) }));
              if (isSecond) {
                setLastTeam(data.teamId === null ? undefined : String(data.teamId));
                // The next number first: the new form proposes it.
                void queryClient.invalidateQueries({ queryKey: anglerKeys.all(url) }).then(begin);
                return;
              }
              queryClient.removeQueries({ queryKey: anglerKeys.all(url) });
              void (team === undefined
                ? navigate({ to: "/events/$eventUrl/manage/anglers", params: { eventUrl: url } })
                : navigate({
                    to: "/events/$eventUrl/manage/teams/$teamId/edit",
                    params: { eventUrl: url, teamId: team },
                  }));
            }}
            submitLabel={m.angler_add_submit()}
            secondSubmitLabel={m.ui_save_add_another()}
          />
        )}
      </Loaded>
    </Page>
  );
}
