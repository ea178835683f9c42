import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ProtestResponse } from "@tightlines/contract/protest";
import { useApi } from "../../../lib/api/api.context.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { contestable } from "../contestable.ts";
import { LodgeProtest } from "../LodgeProtest.tsx";
import { ProtestCard } from "../ProtestCard.tsx";
import { ownAnglersQuery, ownProtestsQuery, protestKeys } from "../protest.queries.ts";
import type { ProtestWindowsProps } from "./ProtestWindows.tsx";
import styles from "./ProtestsPage.module.css";

/** What a signed-in reader can do: protest, and withdraw a protest. */
export function OwnProtests({ event, sessions }: ProtestWindowsProps) {
  const now = useNow();
  if (now === null) return null;
  const contested = contestable(event, sessions, now).map(({ session }) => session);
  return <Own event={event} sessions={sessions} contested={contested} />;
}

function Own({
  event,
  sessions,
  contested,
}: ProtestWindowsProps & { contested: ProtestWindowsProps["sessions"] }) {
  const api = useApi();
  const { data: anglers } = useQuery(ownAnglersQuery(api, event.url));
  const { data: own = [] } = useQuery(ownProtestsQuery(api, event.url));
  return (
    <>
      {own.length > 0 && (
        <ul className={styles.list}>
          {own.map((protest) => {
            const session = sessions.find(({ id }) => id === protest.sessionId);
            return (
              <ProtestCard
                key={protest.id}
                event={event}
                protest={protest}
                session={session && sessionLabel(session)}
              >
                {protest.status === "open" && <Withdraw eventUrl={event.url} protest={protest} />}
              </ProtestCard>
            );
          })}
        </ul>
      )}
      {anglers?.length === 0 && contested.length > 0 && <p>{m.protest_not_for_you()}</p>}
      {anglers && anglers.length > 0 && contested.length > 0 && (
        <Card title={m.protest_lodge_title()}>
          <p>{m.protest_lodge_hint()}</p>
          <LodgeProtest key={own.length} event={event} sessions={contested} anglers={anglers} />
        </Card>
      )}
    </>
  );
}

function Withdraw({ eventUrl, protest }: { eventUrl: string; protest: ProtestResponse }) {
  const api = useApi();
  const queryClient = useQueryClient();
  async function withdraw(): Promise<void> {
    try {
      const params = { event: eventUrl, id: String(protest.id) };
      await api.post("/api/events/{event}/protests/{id}/withdraw", { params });
      toast.success(m.protest_withdrawn());
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    }
    await queryClient.invalidateQueries({ queryKey: protestKeys.all(eventUrl) });
  }
  return <Button onClick={() => void withdraw()}>{m.protest_withdraw()}</Button>;
}
