import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FindList } from "../../../ui/FindList.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { categoryLabel } from "../../angler/category-label.ts";
import { titleOf } from "../registration-label.ts";
import { RegistrationStatusBadge } from "../RegistrationStatusBadge.tsx";
import styles from "./RegistrationList.module.css";

/** Who has registered, in the order they came, for everybody to read: no contact data here. */
export function RegistrationList({ registrations }: { registrations: readonly RegistrationResponse[] }) {
  if (registrations.length === 0)
    return <EmptyState drawing={<QuietWater />} sentence={m.registration_public_empty()} />;
  return (
    <section>
      <h2 className={styles.title}>{m.registration_public_title()}</h2>
      <FindList
        label={m.registration_public_find()}
        rows={registrations}
        rowKey={idOf}
        searchText={wordsOf}
        count={(count) => m.registration_count({ count })}
        rowHeight="3.75rem"
      >
        {showRegistration}
      </FindList>
    </section>
  );
}

function showRegistration(registration: RegistrationResponse) {
  const { category } = registration;
  const facts = factsOf(registration);
  return (
    <article className={styles.registration}>
      <div>
        <div className={styles.name}>{titleOf(registration)}</div>
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
      <div className={styles.badges}>
        {category !== "open" && <Badge>{categoryLabel(category)}</Badge>}
        <RegistrationStatusBadge {...registration} />
      </div>
    </article>
  );
}

/** A team's people, or an angler's club and country. */
function factsOf({ kind, entrants }: RegistrationResponse): string {
  if (kind === "team")
    return entrants
      .map((entrant) =>
        entrant.isReserve ? m.registration_reserve_named({ name: nameOf(entrant) }) : nameOf(entrant),
      )
      .join(", ");
  const [angler] = entrants;
  return [...new Set([angler?.club, angler?.country])].filter(Boolean).join(" · ");
}

function idOf({ id }: RegistrationResponse): number {
  return id;
}

function wordsOf(registration: RegistrationResponse): string {
  const { entrants, teamName, category } = registration;
  const people = entrants.flatMap((entrant) => [nameOf(entrant), entrant.club, entrant.country]);
  return [teamName, ...people, categoryLabel(category)].join(" ");
}
