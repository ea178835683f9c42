import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { placesAnglers } from "@tightlines/domain/draw/places-anglers";
import type { DuelRules } from "@tightlines/domain/ruleset/duel-rules";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { holdingRun, isInForce } from "@tightlines/domain/draw/run-of-session";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { anglersQuery } from "../../angler/angler.queries.ts";
import type { PegRunSummary } from "../session-run.ts";
import { constraintDefaults, readWish, type WishValues } from "./draw-wish.ts";
import { ConstraintFields, ModeFields } from "./WishFields.tsx";
import { PinsField } from "./PinsField.tsx";
import { SectorsField } from "./SectorsField.tsx";
import { SessionsField } from "./SessionsField.tsx";
import { useForgetDraws } from "./use-run-step.ts";
import { WishPreview } from "./WishPreview.tsx";

const field = fieldNames<WishValues>();

interface PrepareDrawProps {
  event: EventResponse;
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
  runs: readonly PegRunSummary[];
  hasRotation: boolean;
  /** Those of the event's rules; undefined where it is not fished in duels. */
  duels: DuelRules | undefined;
  /** False while a draw waits to be drawn or published. */
  isMain: boolean;
}

/** What to draw and how. Drawing a session again needs a reason, which everybody can read. */
export function PrepareDraw({
  event,
  sessions,
  sectors,
  runs,
  hasRotation,
  duels,
  isMain,
}: PrepareDrawProps) {
  const api = useApi();
  const forget = useForgetDraws(event.url);
  const drawable = sessions.filter(({ status }) => status === "scheduled");
  const { data: anglers } = useQuery(anglersQuery(api, event.url));
  if (drawable.length === 0 || !anglers) return null;
  const isRedraw = (ids: readonly number[]) =>
    runs.some(
      (run) =>
        (run.status === "draft" || isInForce(run)) &&
        run.sessionIds.some((sessionId) => ids.includes(sessionId)),
    );
  const whoAndWhere = ({ sessionIds }: WishValues) => ({
    sessions: drawable.filter(({ id }) => sessionIds.includes(id)),
    sectors,
    anglers,
  });
  return (
    <Card title={m.peg_draw_prepare_title()}>
      <Form
        initialValues={initialValues(drawable, runs, hasRotation, duels)}
        onSubmit={async (values) => {
          const { takesIngredient, reason } = values;
          const body = {
            ...readWish(values),
            takesIngredient,
            reason: isRedraw(values.sessionIds) ? reason : "",
          };
          return api.post("/api/events/{event}/draw-runs", { params: { event: event.url }, body });
        }}
        onSaved={({ data }) => {
          toast.success(m.peg_draw_prepared({ number: data.number }));
          void forget();
        }}
        isMain={isMain}
        submitLabel={m.peg_draw_prepare()}
      >
        {(values) => (
          <>
            <SessionsField name={field("sessionIds")} sessions={drawable} timeZone={event.timeZone} />
            <ModeFields values={values} hasRotation={hasRotation} hasDuels={duels !== undefined} />
            {values.mode === "per-sector" && (
              <SectorsField name={field("assignments")} {...whoAndWhere(values)} />
            )}
            {placesAnglers({ kind: values.mode }) && (
              <>
                <ConstraintFields />
                <PinsField name={field("pins")} {...whoAndWhere(values)} />
              </>
            )}
            <CheckboxField
              name={field("takesIngredient")}
              label={m.peg_draw_ingredient_wanted()}
              help={m.peg_draw_ingredient_wanted_help()}
            />
            {isRedraw(values.sessionIds) && (
              <TextField
                name={field("reason")}
                label={m.draw_reason()}
                help={m.draw_reason_help()}
                maxLength={REASON_MAX_LENGTH}
              />
            )}
            <WishPreview
              eventUrl={event.url}
              wish={readWish(values)}
              sessions={sessions}
              sectors={sectors}
              runs={runs}
            />
          </>
        )}
      </Form>
    </Card>
  );
}

/** All that is scheduled and not drawn; everything that can be drawn where that is nothing. */
function initialValues(
  drawable: readonly SessionResponse[],
  runs: readonly PegRunSummary[],
  hasRotation: boolean,
  duels: DuelRules | undefined,
): WishValues {
  const open = drawable.filter(({ id }) => !holdingRun(runs, id));
  return {
    ...constraintDefaults,
    sessionIds: (open.length > 0 ? open : drawable).map(({ id }) => id),
    mode: duels ? "duels" : hasRotation ? "rotation" : "free",
    assignments: [],
    membersTake: "slot",
    by: "angler",
    laterSessions: "drawn",
    rounds: duels?.rounds ?? null,
    judgedBy: duels?.judgedBy ?? "anglers",
    pins: [],
    takesIngredient: false,
    reason: "",
  };
}
