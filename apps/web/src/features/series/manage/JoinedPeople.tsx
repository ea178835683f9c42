import type { SeasonPerson } from "@tightlines/contract/series/series-people";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { splitting } from "./match-pairs.ts";
import styles from "./SeasonPeople.module.css";
import type { Decide } from "./use-decide.ts";

const reasonWords: Record<SeasonPerson["reasons"][number], () => string> = {
  organizer: m.series_people_reason_organizer,
  account: m.series_people_reason_account,
  licence: m.series_people_reason_licence,
};

/** Those whose entries count together, with a way to take one of them out. */
export function JoinedPeople({ people, decide }: { people: readonly SeasonPerson[]; decide: Decide }) {
  return (
    <Card title={m.series_people_joined()}>
      {people.length === 0 && <p>{m.series_people_none_joined()}</p>}
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.id} className={styles.group}>
            <p className={styles.reason}>
              <strong>{person.name}</strong>{" "}
              {person.reasons.map((reason) => (
                <Badge key={reason}>{reasonWords[reason]()}</Badge>
              ))}
            </p>
            <ul className={styles.entries}>
              {person.entries.map((entry) => (
                <li key={entry.anglerId} className={styles.entry}>
                  <span>{[entry.name, entry.club, entry.eventName].filter(Boolean).join(" · ")}</span>
                  <Button
                    variant="subtle"
                    aria-label={m.series_people_split_label({ name: entry.name, event: entry.eventName })}
                    onClick={() => decide(splitting(person, entry.anglerId))}
                  >
                    {m.series_people_split()}
                  </Button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
