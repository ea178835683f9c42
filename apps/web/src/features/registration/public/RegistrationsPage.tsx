import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { isStanding } from "@tightlines/domain/registration/registration-status";
import { lazy, Suspense, useMemo, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { FormSkeleton, TableSkeleton } from "../../../ui/Skeletons.tsx";
import { eventQuery } from "../../event/event.queries.ts";
import { registrationsQuery, registrationStateQuery } from "../registration.queries.ts";
import { useRegistrationPhase } from "../use-registration-phase.ts";
import { LotteryResult } from "./LotteryResult.tsx";
import { RegistrationList } from "./RegistrationList.tsx";
import styles from "./RegistrationsPage.module.css";
import { StateCard } from "./StateCard.tsx";

/** What only some readers need comes when they need it: the page of a guest who looks around stays small. */
const OwnRegistrations = lazy(() =>
  import("./OwnRegistrations.tsx").then((own) => ({ default: own.OwnRegistrations })),
);
const GuestForm = lazy(() =>
  import("../register/GuestForm.tsx").then((page) => ({ default: page.GuestForm })),
);

/** Whether one can register, what the reader has registered, and who else has. */
export function RegistrationsPage({ eventUrl }: { eventUrl: string }) {
  const query = useQuery(eventQuery(useApi(), eventUrl));
  return (
    <Loaded query={query} skeleton={<TableSkeleton rows={6} columns={3} />}>
      {(event) => <Registrations event={event} />}
    </Loaded>
  );
}

function Registrations({ event }: { event: EventResponse }) {
  const api = useApi();
  const signedIn = useSignedIn();
  const rendered = useQuery(registrationStateQuery(api, event.url));
  const live = useRegistrationPhase(event);
  const [isTyping, setTyping] = useState(false);
  const list = useQuery(registrationsQuery(api, event.url));
  const standing = useMemo(() => list.data?.filter(({ status }) => isStanding(status)), [list.data]);
  const state = live.state ?? rendered.data;
  return (
    <div className={styles.page}>
      {signedIn && (
        <Suspense>
          <OwnRegistrations event={event} live={live} />
        </Suspense>
      )}
      <Loaded query={{ ...rendered, data: state }} skeleton={<FormSkeleton fields={2} />}>
        {(shown) => (
          <StateCard
            event={event}
            state={shown}
            live={live}
            isTyping={isTyping}
            onGuestType={() => setTyping(true)}
          />
        )}
      </Loaded>
      {state?.lottery?.drawnAt && <LotteryResult event={event} />}
      {isTyping && !signedIn && (
        <Card title={m.registration_form_title()}>
          <Suspense fallback={<FormSkeleton fields={4} />}>
            <GuestForm event={event} onStop={() => setTyping(false)} />
          </Suspense>
        </Card>
      )}
      <Loaded query={{ ...list, data: standing }} skeleton={<TableSkeleton rows={6} columns={3} />}>
        {(rows) => <RegistrationList registrations={rows} />}
      </Loaded>
    </div>
  );
}

const route = getRouteApi("/default/events/$eventUrl/registrations");

/** The page as its address asks for it. */
export function RegistrationsRoute() {
  return <RegistrationsPage {...route.useParams()} />;
}
