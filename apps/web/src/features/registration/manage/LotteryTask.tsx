import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationState } from "@tightlines/contract/registration/registration";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { registrationStateQuery } from "../registration.queries.ts";
import { useRegistrationPhase } from "../use-registration-phase.ts";
import styles from "./DeskTasks.module.css";
import { DrawLotteryDialog } from "./DrawLotteryDialog.tsx";

/** Where places are drawn: how many take part, the button that draws them, and afterwards the way to the result. */
export function LotteryTask({ event }: { event: EventResponse }) {
  const { data: state } = useQuery(registrationStateQuery(useApi(), event.url));
  if (!state?.lottery) return null;
  if (state.lottery.drawnAt === null) return <Undrawn event={event} state={state} lottery={state.lottery} />;
  return (
    <div className={styles.task}>
      <p className={styles.quiet}>{m.lottery_desk_done({ count: state.lottery.entered })}</p>
      <Link to="/events/$eventUrl/registrations" params={{ eventUrl: event.url }}>
        {m.lottery_desk_see()}
      </Link>
    </div>
  );
}

interface UndrawnProps {
  event: EventResponse;
  state: RegistrationState;
  lottery: NonNullable<RegistrationState["lottery"]>;
}

function Undrawn({ event, state, lottery: { entered } }: UndrawnProps) {
  const { phase } = useRegistrationPhase(event);
  const [isAsking, setAsking] = useState(false);
  const isReady = phase === "closed" && entered > 0;
  return (
    <div className={styles.task}>
      <p>
        {entered === 0
          ? m.lottery_desk_none()
          : isReady
            ? m.lottery_desk_ready({ count: entered })
            : m.lottery_desk_open({ count: entered })}
      </p>
      {isReady && (
        <Button variant="filled" onClick={() => setAsking(true)}>
          {m.lottery_draw()}
        </Button>
      )}
      {isAsking && <DrawLotteryDialog event={event} state={state} onClose={() => setAsking(false)} />}
    </div>
  );
}
