import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { eventQuery } from "../../event/event.queries.ts";
import { awaitsDraw } from "../lottery-state.ts";
import styles from "./ConfirmPage.module.css";
import { readDraft } from "./draft-store.ts";
import type { RegistrationDraft } from "./registration-draft.ts";
import type { FormMatter } from "./RegisterForm.tsx";
import { StepTrail } from "./StepTrail.tsx";
import { detailsValues, whoValues } from "./step-values.ts";
import { Summary } from "./Summary.tsx";
import { useSendRegistration } from "./use-send-registration.ts";
import { WayOn } from "./WayOn.tsx";
import { WithMatter } from "./WithMatter.tsx";

const route = getRouteApi("/default/events/$eventUrl/registrations/confirm");

/** Everything to check before it is sent, on one page that can be printed. */
export function ConfirmPage() {
  const { eventUrl } = route.useParams();
  const query = useQuery(eventQuery(useApi(), eventUrl));
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={4} />}>
      {(event) => <Confirm event={event} />}
    </Loaded>
  );
}

function Confirm({ event }: { event: EventResponse }) {
  const { change } = route.useSearch();
  const uid = useSignedIn()?.uid ?? null;
  // Read once: it is taken away when it was sent, while this page is still shown.
  const [kept] = useState(() => readDraft({ eventUrl: event.url, change }, uid));
  if (!kept)
    return (
      <EmptyState
        drawing={<QuietWater />}
        sentence={m.registration_confirm_nothing()}
        action={
          <ButtonLink to="/events/$eventUrl/registrations" params={{ eventUrl: event.url }}>
            {m.registration_to_list()}
          </ButtonLink>
        }
      />
    );
  return (
    <WithMatter event={event} change={change}>
      {(matter) => <ToSend {...matter} draft={kept.draft} />}
    </WithMatter>
  );
}

function ToSend({ draft, ...matter }: FormMatter & { draft: RegistrationDraft }) {
  const { event, state, settings, place } = matter;
  const signedIn = useSignedIn();
  const { send, showOutcome, refusedAs } = useSendRegistration(matter, draft);
  return (
    <div className={styles.confirm}>
      <StepTrail step="confirm" />
      <h2 className={styles.title}>{m.registration_confirm_title({ event: event.name })}</h2>
      {/* The form knows every field by name, so that what is refused stands beside what it is about. */}
      <Form
        initialValues={{
          ...whoValues(draft, state),
          ...detailsValues(draft, settings.questions),
          entrants: "",
        }}
        onSubmit={send}
        onSaved={showOutcome}
        submitLabel={place.change === undefined ? m.registration_send() : m.registration_send_change()}
        secondary={<Button onClick={() => window.print()}>{m.registration_print()}</Button>}
      >
        {refusedAs && <WayOn code={refusedAs} eventUrl={event.url} />}
        <Summary {...matter} draft={draft} email={signedIn?.email ?? ""} />
        {place.change === undefined && (
          <p className={styles.help}>
            {awaitsDraw(state) ? m.lottery_confirm_help() : m.registration_confirm_help()}
          </p>
        )}
      </Form>
    </div>
  );
}
