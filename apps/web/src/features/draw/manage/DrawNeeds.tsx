import { useQuery } from "@tanstack/react-query";
import type { DrawNeed } from "@tightlines/contract/draw-change";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import { drawNeedsQuery } from "../draw-change.queries.ts";
import styles from "./DrawNeeds.module.css";
import { RepairDialog } from "./RepairDialog.tsx";

interface DrawNeedsProps {
  eventUrl: string;
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
}

/** What does not fit the draws in force any more, each with its repair. Nothing where everything fits. */
export function DrawNeeds({ eventUrl, sessions, sectors }: DrawNeedsProps) {
  const needs = useQuery(drawNeedsQuery(useApi(), eventUrl));
  const [chosen, setChosen] = useState<DrawNeed | null>(null);
  const sessionsOf = ({ sessionIds }: DrawNeed) =>
    sessions
      .filter(({ id }) => sessionIds.includes(id))
      .map(sessionLabel)
      .join(", ");
  return (
    <>
      <Loaded query={needs} skeleton={null} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <Card title={m.repair_title()}>
            <p>{m.repair_words()}</p>
            <ul className={styles.needs}>
              {found.map((need) => (
                <li key={keyOf(need)}>
                  <span className={styles.words}>
                    <strong>{sayNeed(need)}</strong>
                    <span className={styles.dim}>
                      {m.repair_where({ number: need.runNumber, sessions: sessionsOf(need) })}
                    </span>
                  </span>
                  <Button onClick={() => setChosen(need)}>{m.repair_look()}</Button>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
      <RepairDialog
        eventUrl={eventUrl}
        need={chosen}
        says={chosen ? sayNeed(chosen) : ""}
        sessions={sessions}
        sectors={sectors}
        onClose={() => setChosen(null)}
      />
    </>
  );
}

function keyOf({ runId, kind, anglers, peg }: DrawNeed): string {
  return [runId, kind, peg?.id ?? anglers[0]?.id].join("-");
}

function sayNeed({ kind, anglers, others, peg, presence }: DrawNeed): string {
  const name = namesOf(anglers);
  switch (kind) {
    case "peg-out-of-use":
      return m.repair_need_peg({
        count: anglers.length,
        peg: peg?.number ?? 0,
        sector: peg?.sectorCode ?? "",
        reason: peg?.reason ?? "",
        names: name,
      });
    case "late-entrant":
      return m.repair_need_late({ name });
    case "transfer":
      return m.repair_need_team({ name, others: namesOf(others) });
    case "withdrawal":
      if (presence === "withdrawn") return m.repair_need_withdrawn({ name });
      return presence === "absent" ? m.repair_need_absent({ name }) : m.repair_need_reserve({ name });
  }
}

function namesOf(people: readonly { name: string }[]): string {
  return people.map(({ name }) => name).join(", ");
}
