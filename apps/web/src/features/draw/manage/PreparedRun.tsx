import { useQuery } from "@tanstack/react-query";
import type { PegRunResponse } from "@tightlines/contract/draw-run";
import type { EventResponse } from "@tightlines/contract/event";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { drawLengths } from "@tightlines/domain/draw/draw-lengths";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { drawRunQuery } from "../draw-run.queries.ts";
import { formatInstant } from "../format-instant.ts";
import styles from "./DrawListPage.module.css";
import { RunResult } from "./RunResult.tsx";
import { useForgetDraws, useRunStep } from "./use-run-step.ts";

const field = fieldNames<{ ingredient: string }>();

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
      <RunResult event={event} run={run} sessions={sessions} sectors={sectors} />
    </Card>
  );
}

/** Both fingerprints, large enough to be read out or photographed. */
function SealedPromise({ run, timeZone }: { run: PegRunResponse; timeZone: string }) {
  return (
    <>
      <p>{m.peg_draw_promise_words({ when: formatInstant(run.createdAt, timeZone) })}</p>
      <dl className={styles.promise}>
        <dt>{m.peg_draw_promise_seed()}</dt>
        <dd>{run.seedHash}</dd>
        <dt>{m.peg_draw_promise_input()}</dt>
        <dd>{run.inputHash}</dd>
      </dl>
    </>
  );
}

function DrawNow({ eventUrl, run }: { eventUrl: string; run: PegRunResponse }) {
  const api = useApi();
  const forget = useForgetDraws(eventUrl);
  const params = { event: eventUrl, id: String(run.id) };
  return (
    <Form
      initialValues={{ ingredient: "" }}
      onSubmit={async ({ ingredient }) => {
        try {
          const body = { revision: run.revision, ingredient };
          return await api.post("/api/events/{event}/draw-runs/{id}/draw", { params, body });
        } finally {
          await forget();
        }
      }}
      onSaved={() => toast.success(m.peg_draw_drawn({ number: run.number }))}
      submitLabel={m.peg_draw_now()}
    >
      {run.takesIngredient && (
        <TextField
          name={field("ingredient")}
          label={m.peg_draw_ingredient()}
          help={m.peg_draw_ingredient_help()}
          maxLength={drawLengths.ingredient}
        />
      )}
    </Form>
  );
}
