import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import type { StartListOutcome } from "@tightlines/contract/registration/start-list";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { startListQuery } from "./desk.queries.ts";
import styles from "./DeskTasks.module.css";
import { sayAgreement, sayDistance, sayMade } from "./start-list-words.ts";

export interface StartListTaskProps {
  registrations: readonly RegistrationResponse[];
  eventUrl: string;
}

/** How far the start list is from the confirmed registrations, and the button that brings it up to date. */
export function StartListTask({ registrations, eventUrl }: StartListTaskProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: preview, error, isFetching, refetch } = useQuery(startListQuery(api, eventUrl));
  const making = useMutation({
    mutationFn: () =>
      api.post("/api/events/{event}/registrations/start-list", { params: { event: eventUrl } }),
    onSuccess: ({ data }) => toast.success(sayMade(data)),
    // Teams, anglers and registrations have changed, or somebody else has changed them before.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const hasList = registrations.some(({ entrants }) => entrants.some(({ anglerId }) => anglerId !== null));
  if (!preview && error)
    return (
      <div className={styles.task} role="alert">
        <p>{`${m.desk_start_unknown()} ${readSubmitProblem(error).detail ?? m.ui_load_failed()}`}</p>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {m.ui_retry()}
        </Button>
      </div>
    );
  if (!preview || (isNothing(preview) && !hasList)) return null;
  if (isNothing(preview))
    return (
      <div className={styles.task}>
        <p className={styles.quiet}>{sayAgreement(preview)}</p>
        <Link to="/events/$eventUrl/manage/anglers" params={{ eventUrl }}>
          {m.desk_start_anglers()}
        </Link>
      </div>
    );
  return (
    <div className={hasList ? `${styles.task} ${styles.behind}` : styles.task}>
      <p>{sayDistance(preview)}</p>
      <Button loading={making.isPending} onClick={() => making.mutate()}>
        {hasList ? m.desk_start_update() : m.desk_start_make()}
      </Button>
      {making.error && (
        <p className={styles.problem} role="alert">
          {readSubmitProblem(making.error).detail ?? m.desk_failed()}
        </p>
      )}
    </div>
  );
}

function isNothing({ added, linked, changed, withdrawn, returned }: StartListOutcome): boolean {
  return added + linked + changed + withdrawn + returned === 0;
}
