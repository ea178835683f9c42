import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { SeriesResponse } from "@tightlines/contract/series/series";
import { useApi } from "../../../lib/api/api.context.ts";
import { DeleteSection } from "../../../lib/deletion/DeleteSection.tsx";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { seriesKeys, seriesQuery } from "../series.queries.ts";
import { bodyOf } from "./series-values.ts";
import { SeriesForm } from "./SeriesForm.tsx";

const route = getRouteApi("/default/series/$seriesUrl/edit");

export function EditSeriesPage() {
  const { seriesUrl } = route.useParams();
  const query = useQuery(seriesQuery(useApi(), seriesUrl));
  return (
    <Page
      title={query.data ? m.series_edit_title(query.data) : m.series_edit_page()}
      back={
        <Link to="/series/$seriesUrl" params={{ seriesUrl }}>
          {query.data?.name ?? m.series_list_title()}
        </Link>
      }
      narrow
    >
      {/* What was rendered for a guest lacks the events that are not public. */}
      <Loaded
        query={query}
        skeleton={<FormSkeleton fields={6} />}
        isEmpty={({ mayManage }) => !mayManage}
        empty={<Banner tone="gravel">{m.series_not_yours()}</Banner>}
      >
        {(series) => (
          <>
            <EditForm series={series} />
            <DeleteSeries series={series} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function EditForm({ series }: { series: SeriesResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const params = { series: String(series.id) };
  return (
    <SeriesForm
      series={series}
      onSubmit={(values, revision) =>
        api.patch("/api/series/{series}", { params, body: { ...bodyOf(values), revision } })
      }
      onSaved={({ data }) => {
        toast.success(m.series_saved(data));
        queryClient.setQueryData(seriesQuery(api, data.url).queryKey, data);
        void queryClient.invalidateQueries({ queryKey: seriesKeys.all });
        void navigate({ to: "/series/$seriesUrl", params: { seriesUrl: data.url } });
      }}
      submitLabel={m.ui_save()}
    />
  );
}

function DeleteSeries({ series: { id, name, url } }: { series: SeriesResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  async function remove() {
    await api.delete("/api/series/{series}", { params: { series: String(id) } });
    toast.success(m.series_deleted({ name }));
    queryClient.removeQueries({ queryKey: seriesKeys.lists });
    await navigate({ to: "/series", search: { mine: "true" } });
    queryClient.removeQueries({ queryKey: seriesKeys.one(url) });
  }

  return (
    <DeleteSection
      label={m.series_delete()}
      name={name}
      goes={m.series_delete_goes()}
      stays={m.series_delete_stays()}
      onConfirm={remove}
    />
  );
}
