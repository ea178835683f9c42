import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { AskedEntrant } from "@tightlines/contract/registration/entrant";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatDates } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { askedEntrantQuery } from "../registration.queries.ts";
import { type AnsweredProps, LinkAccount } from "./LinkAccount.tsx";
import { ReplyButtons } from "./ReplyButtons.tsx";
import styles from "./ReplyPage.module.css";

const route = getRouteApi("/default/events/$eventUrl/registrations/reply");

/** Where the letter to somebody whom a captain has named leads. Opening it changes nothing. */
export function ReplyPage() {
  const { code = "" } = route.useSearch();
  const query = useQuery({ ...askedEntrantQuery(useApi(), code), enabled: code !== "" });
  if (code === "")
    return (
      <Card title={m.registration_reply_page()}>
        <p>{m.registration_reply_no_code()}</p>
      </Card>
    );
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={3} />}>
      {(asked) => <Asked asked={asked} code={code} />}
    </Loaded>
  );
}

function Asked({ asked, code }: AnsweredProps) {
  return (
    <Card title={titleOf(asked)}>
      <div className={styles.parts}>
        <p>{namedSentence(asked)}</p>
        {asked.person && <Facts asked={asked} person={asked.person} />}
        {asked.state === "open" && <ReplyButtons code={code} />}
        {asked.state === "answered" && (
          <>
            <p>{m.registration_reply_change()}</p>
            {asked.reply === "yes" && <LinkAccount asked={asked} code={code} />}
          </>
        )}
        {asked.state === "expired" && <p>{m.registration_reply_expired()}</p>}
        {asked.state === "over" && <p>{m.registration_reply_over({ team: asked.teamName })}</p>}
      </div>
    </Card>
  );
}

function titleOf({ state, reply }: AskedEntrant): string {
  if (state !== "answered") return m.registration_reply_page();
  return reply === "yes" ? m.registration_reply_is_yes() : m.registration_reply_is_no();
}

function namedSentence({ namedBy, teamName: team, eventName: event }: AskedEntrant): string {
  return namedBy === null
    ? m.registration_reply_named_by_organizer({ team, event })
    : m.registration_reply_named({ name: namedBy, team, event });
}

function Facts({ asked, person }: { asked: AskedEntrant; person: NonNullable<AskedEntrant["person"]> }) {
  const name = nameOf(person);
  const lines = [
    [m.registration_reply_when(), formatDates(asked)],
    [m.registration_reply_you(), person.isReserve ? m.registration_reserve_named({ name }) : name],
    [m.registration_field_email(), person.email],
    [m.angler_field_club(), person.club],
    [m.angler_field_country(), person.country],
    [m.angler_field_licence(), person.licence],
    [m.registration_field_minor(), person.isMinor ? m.ui_yes() : ""],
    [m.angler_field_accessible(), person.needsAccessiblePeg ? m.ui_yes() : ""],
  ] as const;
  return (
    <dl className={styles.facts}>
      {lines
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
