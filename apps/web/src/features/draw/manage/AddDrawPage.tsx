import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { isDrawn } from "@tightlines/domain/angler/is-drawn";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { nameOf } from "../../angler/angler-name.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { findPlaceConflicts } from "./place-conflicts.ts";
import { PegField } from "./PegField.tsx";
import { PlaceConflicts } from "./PlaceConflicts.tsx";
import { type PlaceFacts, placeFactsQuery } from "./place-facts.queries.ts";
import { useForgetDraws } from "./use-run-step.ts";

interface Values {
  sessionId: string;
  anglerId: string;
  pegId: string;
  reason: string;
}

const field = fieldNames<Values>();

/** Gives somebody a peg by hand who has none in a session. */
export function AddDrawPage({ event: { url } }: { event: EventResponse }) {
  const facts = useQuery(placeFactsQuery(useApi(), url));
  const back = (
    <Link to="/events/$eventUrl/manage/draws" params={{ eventUrl: url }}>
      {m.peg_draw_title()}
    </Link>
  );
  return (
    <Page title={m.place_add_title()} description={m.place_add_words()} back={back}>
      <Loaded query={facts} skeleton={<FormSkeleton fields={4} />}>
        {(loaded) => <AddForm eventUrl={url} facts={loaded} />}
      </Loaded>
    </Page>
  );
}

function AddForm({ eventUrl, facts }: { eventUrl: string; facts: PlaceFacts }) {
  const api = useApi();
  const navigate = useNavigate();
  const forget = useForgetDraws(eventUrl);
  const { sessions, sectors, anglers, draws, runs } = facts;
  const [over, setOver] = useState<number | null>(null);
  const open = sessions.filter(
    ({ kind, status }) => kind !== "rest" && (status === "scheduled" || status === "running"),
  );
  return (
    <Form<Values, { data: { anglerName: string } }>
      initialValues={{ sessionId: String(open[0]?.id ?? ""), anglerId: "", pegId: "", reason: "" }}
      onSubmit={async ({ sessionId, anglerId, pegId, reason }) => {
        const body = {
          sessionId: Number(sessionId),
          anglerId: Number(anglerId),
          pegId: Number(pegId),
          reason,
        };
        try {
          return await api.post("/api/events/{event}/draws", { params: { event: eventUrl }, body });
        } finally {
          await forget();
        }
      }}
      onSaved={({ data }) => {
        toast.success(m.place_saved({ name: data.anglerName }));
        void navigate({ to: "/events/$eventUrl/manage/draws", params: { eventUrl } });
      }}
      submitLabel={m.place_add_submit()}
    >
      {({ sessionId, anglerId, pegId }) => {
        const seats = draws.filter((draw) => draw.sessionId === Number(sessionId));
        const free = anglers.filter(
          (angler) => isDrawn(angler) && !seats.some((seat) => seat.anglerId === angler.id),
        );
        const angler = free.find(({ id }) => id === Number(anglerId));
        const wanted = angler && {
          sessionId: Number(sessionId),
          anglerId: angler.id,
          teamId: angler.teamId,
          pegId: over ?? Number(pegId),
          needsAccessiblePeg: angler.needsAccessiblePeg === true,
        };
        return (
          <>
            <SelectField
              name={field("sessionId")}
              label={m.place_session()}
              options={open.map((session) => ({ value: String(session.id), label: sessionLabel(session) }))}
            />
            <SelectField
              name={field("anglerId")}
              label={m.place_angler()}
              help={free.length === 0 ? m.place_nobody_free() : m.place_angler_help()}
              options={free.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
              placeholder={m.ui_choose()}
            />
            <PegField
              name={field("pegId")}
              sectors={sectors}
              seats={seats}
              angler={angler ? { id: angler.id, name: nameOf(angler) } : null}
              onOver={setOver}
            />
            <PlaceConflicts conflicts={wanted ? findPlaceConflicts(wanted, draws, sectors) : []} />
            <TextField
              name={field("reason")}
              label={m.place_reason()}
              help={m.repair_reason_help()}
              optional={!holdingRun(runs, Number(sessionId))}
              maxLength={REASON_MAX_LENGTH}
            />
          </>
        );
      }}
    </Form>
  );
}
