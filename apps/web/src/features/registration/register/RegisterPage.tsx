import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { eventQuery } from "../../event/event.queries.ts";
import { RegisterForm } from "./RegisterForm.tsx";
import { WithMatter } from "./WithMatter.tsx";

const route = getRouteApi("/default/events/$eventUrl/registrations/register");

/** The form of a member, for a new registration or to change one. */
export function RegisterPage() {
  const { eventUrl } = route.useParams();
  const query = useQuery(eventQuery(useApi(), eventUrl));
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={4} />}>
      {(event) => <Register event={event} />}
    </Loaded>
  );
}

function Register({ event }: { event: EventResponse }) {
  const { step = "who", change } = route.useSearch();
  const navigate = useNavigate();
  const params = { eventUrl: event.url };
  const kept = change === undefined ? {} : { change };
  return (
    <Card title={change === undefined ? m.registration_form_title() : m.registration_change_title()}>
      <WithMatter event={event} change={change}>
        {(matter) => (
          <RegisterForm
            {...matter}
            step={step}
            onStep={(next) =>
              void navigate({
                to: "/events/$eventUrl/registrations/register",
                params,
                search: { ...kept, ...(next === "details" && { step: next }) },
              })
            }
            onDone={() =>
              void navigate({ to: "/events/$eventUrl/registrations/confirm", params, search: kept })
            }
            leave={
              <ButtonLink to="/events/$eventUrl/registrations" params={params} variant="subtle">
                {m.ui_cancel()}
              </ButtonLink>
            }
          />
        )}
      </WithMatter>
    </Card>
  );
}
