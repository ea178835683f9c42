import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MatchInput } from "@tightlines/contract/series/series-people";
import { useApi } from "../../../lib/api/api.context.ts";
import { useTakeBack } from "../../../lib/deletion/use-take-back.ts";
import { m } from "../../../paraglide/messages.js";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { seriesKeys } from "../series.queries.ts";

export type Decide = (matches: MatchInput["matches"]) => void;

/** Says who is who; what was said can be taken back. */
export function useDecide(seriesUrl: string): { decide: Decide; isDeciding: boolean } {
  const api = useApi();
  const queryClient = useQueryClient();
  const offerBack = useTakeBack(seriesKeys.all);
  const send = (body: MatchInput) =>
    api.post("/api/series/{series}/matches", { params: { series: seriesUrl }, body });
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: ({ data: before }) => {
      offerBack(m.series_people_decided(), () => send(before));
      return queryClient.invalidateQueries({ queryKey: seriesKeys.all });
    },
    onError: (error) => toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused()),
  });
  return { decide: (matches) => mutate({ matches }), isDeciding: isPending };
}
