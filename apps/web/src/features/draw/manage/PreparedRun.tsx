import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { drawRunQuery } from "../draw-run.queries.ts";
import { DrawNow } from "./DrawNow.tsx";
import { RunResult } from "./RunResult.tsx";
import { SealedPromise } from "./SealedPromise.tsx";
import { useRunStep } from "./use-run-step.ts";

interface PreparedRunProps {
  event: EventResponse;
  runId: number;
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
}

/** A draw that is promised: to be drawn, then looked at and published. */
export function PreparedRun({ event, runId, sessions, sectors }: PreparedRunProps) {
  const { data: run } = useQuery(drawRunQuery(useApi(), event.url, String(runId)));
  const { isSending, send } = useRunStep(event.url);
  if (run?.kind !== "peg" || run.status !== "draft") return null;
  if (!run.placements)
    return (
      <Card title={m.peg_draw_promise_title({ number: run.number })}>
        <SealedPromise run={run} timeZone={event.timeZone} />
        <DrawNow eventUrl={event.url} run={run} />
        <CeremonyLink eventUrl={event.url} />
      </Card>
    );
  const publish = () => send(run, "publish", m.peg_draw_published({ number: run.number }));
  return (
    <Card
      title={m.peg_draw_drawn_title({ number: run.number })}
      aside={
        <Button variant="filled" loading={isSending} onClick={() => void publish()}>
          {m.peg_draw_publish()}
        </Button>
      }
    >
      <p>{m.peg_draw_drawn_words()}</p>
      <CeremonyLink eventUrl={event.url} />
      <RunResult event={event} run={run} sessions={sessions} sectors={sectors} />
    </Card>
  );
}

/** The way to the big screen and to its buttons. */
function CeremonyLink({ eventUrl }: { eventUrl: string }) {
  return (
    <p>
      {m.peg_draw_ceremony_words()}{" "}
      <Link to="/events/$eventUrl/manage/draws/ceremony" params={{ eventUrl }}>
        {m.peg_draw_ceremony()}
      </Link>
    </p>
  );
}
