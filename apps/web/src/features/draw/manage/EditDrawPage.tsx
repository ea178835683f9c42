import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { DrawResponse } from "@tightlines/contract/draw";
import type { EventResponse } from "@tightlines/contract/event";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { drawQuery } from "../draw.queries.ts";
import { findPlaceConflicts } from "./place-conflicts.ts";
import { PegField } from "./PegField.tsx";
import { PlaceConflicts } from "./PlaceConflicts.tsx";
import { type PlaceFacts, placeFactsQuery } from "./place-facts.queries.ts";
import { RemoveDraw } from "./RemoveDraw.tsx";
import { useForgetDraws } from "./use-run-step.ts";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/draws/$drawId/edit");

interface Values {
  pegId: string;
  swaps: boolean;
  reason: string;
}

const field = fieldNames<Values>();

/** Moves somebody to another peg by hand, or takes them off theirs. */
export function EditDrawPage({ event: { url } }: { event: EventResponse }) {
  const api = useApi();
  const { drawId } = route.useParams();
  const draw = useQuery(drawQuery(api, url, drawId));
  const facts = useQuery(placeFactsQuery(api, url));
  const back = (
    <Link to="/events/$eventUrl/manage/draws" params={{ eventUrl: url }}>
      {m.peg_draw_title()}
    </Link>
  );
  return (
    <Page
      title={draw.data ? titleOf(draw.data) : m.place_edit_page()}
      description={draw.data && m.place_edit_words({ place: placeOf(draw.data) })}
      back={back}
    >
      <Loaded query={draw} skeleton={<FormSkeleton fields={3} />}>
        {(loadedDraw) => (
          <Loaded query={facts} skeleton={<FormSkeleton fields={3} />}>
            {(loaded) => (
              <>
                <EditForm eventUrl={url} draw={loadedDraw} facts={loaded} />
                <RemoveDraw
                  eventUrl={url}
                  draw={loadedDraw}
                  needsReason={holdingRun(loaded.runs, loadedDraw.sessionId) !== undefined}
                />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

interface EditFormProps {
  eventUrl: string;
  draw: DrawResponse;
  facts: PlaceFacts;
}

function EditForm({ eventUrl, draw, facts: { sectors, draws, runs, anglers } }: EditFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const forget = useForgetDraws(eventUrl);
  const { id, sessionId, anglerId, anglerName, teamId, revision } = draw;
  const seats = draws.filter((other) => other.sessionId === sessionId);
  const [over, setOver] = useState<number | null>(null);
  return (
    <Form<Values, unknown>
      initialValues={{ pegId: String(draw.pegId), swaps: false, reason: "" }}
      onSubmit={async ({ pegId, swaps, reason }) => {
        const params = { event: eventUrl, id: String(id) };
        const body = { pegId: Number(pegId), swaps, reason, revision };
        try {
          return await api.patch("/api/events/{event}/draws/{id}", { params, body });
        } finally {
          await forget();
        }
      }}
      onSaved={() => {
        toast.success(m.place_saved({ name: anglerName }));
        void navigate({ to: "/events/$eventUrl/manage/draws", params: { eventUrl } });
      }}
      submitLabel={m.place_save()}
    >
      {({ pegId }) => {
        const needsAccessiblePeg =
          anglers.find(({ id: one }) => one === anglerId)?.needsAccessiblePeg === true;
        const conflictsAt = (peg: number) =>
          findPlaceConflicts({ sessionId, anglerId, teamId, pegId: peg, needsAccessiblePeg }, draws, sectors);
        const conflicts = conflictsAt(Number(pegId));
        return (
          <>
            <PegField
              name={field("pegId")}
              sectors={sectors}
              seats={seats}
              angler={{ id: anglerId, name: anglerName }}
              onOver={setOver}
            />
            <PlaceConflicts conflicts={over === null ? conflicts : conflictsAt(over)} />
            {conflicts.some(({ kind }) => kind === "taken") && (
              <CheckboxField name={field("swaps")} label={m.place_swap()} />
            )}
            <TextField
              name={field("reason")}
              label={m.place_reason()}
              help={m.repair_reason_help()}
              optional={!holdingRun(runs, sessionId)}
              maxLength={REASON_MAX_LENGTH}
            />
          </>
        );
      }}
    </Form>
  );
}

function titleOf({ anglerName, sessionNumber }: DrawResponse): string {
  return m.place_edit_title({ name: anglerName, session: m.session_label({ number: sessionNumber }) });
}

function placeOf({ sectorCode, pegNumber }: DrawResponse): string {
  return m.peg_draw_place({ sector: sectorCode, peg: pegNumber });
}
