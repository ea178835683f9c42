import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatReadersDay } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { Loaded } from "../../../ui/Loaded.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { calendarQuery } from "../account.queries.ts";
import styles from "./AccountPage.module.css";
import { CalendarAddress } from "./CalendarAddress.tsx";

/** The address under which a calendar program finds somebody's events. The server tells it once and keeps only its hash. */
export function CalendarCard() {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery(calendarQuery(api));
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function act(work: () => Promise<{ createdAt: string | null; address?: string }>) {
    setBusy(true);
    try {
      const { createdAt, address: made = null } = await work();
      queryClient.setQueryData(calendarQuery(api).queryKey, { createdAt });
      setAddress(made);
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    } finally {
      setBusy(false);
    }
  }

  const make = () => act(async () => (await api.post("/api/calendars/mine", {})).data);
  const remove = () =>
    act(async () => {
      const { data } = await api.delete("/api/calendars/mine", {});
      toast.success(m.user_calendar_removed());
      return data;
    });

  return (
    <Card title={m.user_calendar_title()}>
      <p className={styles.help}>{m.user_calendar_help()}</p>
      <Loaded query={query} skeleton={<FormSkeleton fields={1} />}>
        {({ createdAt }) => (
          <>
            {address !== null && <CalendarAddress address={address} />}
            {address === null && createdAt !== null && (
              <p>{m.user_calendar_since({ day: formatReadersDay(createdAt) })}</p>
            )}
            <div className={styles.buttons}>
              <Button disabled={isBusy} onClick={() => void make()}>
                {createdAt === null ? m.user_calendar_make() : m.user_calendar_renew()}
              </Button>
              {createdAt !== null && (
                <Button disabled={isBusy} variant="subtle" onClick={() => void remove()}>
                  {m.user_calendar_remove()}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Card>
  );
}
