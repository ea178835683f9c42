import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import { seriesKeys } from "../series.queries.ts";
import { bodyOf, rulesOf } from "./series-values.ts";
import { SeriesForm } from "./SeriesForm.tsx";

export function AddSeriesPage() {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <Page
      title={m.series_add_title()}
      description={m.series_add_description()}
      back={<Link to="/series">{m.series_list_title()}</Link>}
      narrow
    >
      <SeriesForm
        onSubmit={(values) => {
          const { url } = values;
          const body = { ...bodyOf(values), rules: rulesOf(values), ...(url && { url }) };
          return api.post("/api/series", { body });
        }}
        onSaved={({ data: { name, url } }) => {
          toast.success(m.series_added({ name }));
          queryClient.removeQueries({ queryKey: seriesKeys.lists });
          void navigate({ to: "/series/$seriesUrl", params: { seriesUrl: url } });
        }}
        submitLabel={m.series_add_submit()}
      />
    </Page>
  );
}
