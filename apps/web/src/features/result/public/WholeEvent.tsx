import { Link } from "@tanstack/react-router";
import type { ResultTables } from "@tightlines/contract/result/result-table";
import type { WholeResult } from "@tightlines/contract/result/result-views";
import { lazy, Suspense, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import type { Units } from "../../score/measure.ts";
import { pickTable } from "../pick-result.ts";
import { showValue } from "../../score/show-value.ts";
import { shownPlace, tableName } from "../result-words.ts";
import { PlaceChart } from "./PlaceChart.tsx";
import { PersonLink } from "./PersonLink.tsx";
import { WholeSessions } from "./WholeSessions.tsx";
import styles from "./Whole.module.css";

// Fetched when somebody asks.
const WhatIf = lazy(async () => ({ default: (await import("./WhatIf.tsx")).WhatIf }));

export interface WholeProps {
  eventUrl: string;
  units: Units;
  tables: ResultTables;
  whole: WholeResult;
}

/** Everything about one angler or one team: places, sessions with what counted, members, and what if. */
export function WholeEvent({ eventUrl, units, tables, whole }: WholeProps) {
  const [asks, setAsks] = useState(false);
  const { lists, sessions, standings, members } = whole;
  return (
    <div className={styles.parts}>
      <section aria-labelledby="whole">
        <h3 id="whole">{whole.name}</h3>
        <Facts eventUrl={eventUrl} whole={whole} />
        {standings.length === 0 && <p>{m.result_whole_empty()}</p>}
        {standings.length > 0 && (
          <table className={`${styles.table} tabular`}>
            <thead>
              <tr>
                <th scope="col">{m.result_whole_table()}</th>
                <th scope="col">{m.result_whole_place()}</th>
                <th scope="col">{m.result_whole_sum()}</th>
              </tr>
            </thead>
            <tbody>
              {standings.map(({ tableId, row }) => (
                <tr key={tableId}>
                  <th scope="row">{tableName({ id: tableId })}</th>
                  <td>{shownPlace(row)}</td>
                  <td>
                    {showValue(row.points, pickTable(tables, tableId)?.measure ?? tables.roundMeasure, units)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {members.length > 0 && (
        <section aria-labelledby="members">
          <h3 id="members">{m.result_whole_members()}</h3>
          <table className={`${styles.table} tabular`}>
            <thead>
              <tr>
                <th scope="col">{m.result_species_angler()}</th>
                <th scope="col">{m.result_whole_place()}</th>
                <th scope="col">{m.result_whole_sum()}</th>
              </tr>
            </thead>
            <tbody>
              {members.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <PersonLink eventUrl={eventUrl} {...row} />
                  </th>
                  <td>{shownPlace(row)}</td>
                  <td>{showValue(row.points, tables.roundMeasure, units)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {sessions.length > 0 && (
        <section aria-labelledby="sessions">
          <h3 id="sessions">{m.result_whole_sessions()}</h3>
          <PlaceChart sessions={sessions} />
          <WholeSessions units={units} tables={tables} sessions={sessions} heading="h4" />
        </section>
      )}
      {lists === "entries" && sessions.length > 0 && (
        <details onToggle={({ currentTarget }) => setAsks(currentTarget.open)}>
          <summary className={styles.ask}>{m.result_what_if()}</summary>
          <Suspense fallback={<p>{m.result_why_loading()}</p>}>
            {asks && <WhatIf eventUrl={eventUrl} units={units} whole={whole} />}
          </Suspense>
        </details>
      )}
    </div>
  );
}

function Facts({ eventUrl, whole }: Pick<WholeProps, "eventUrl" | "whole">) {
  const { number, name, teamId, teamName, groupCode, category, personUrl } = whole;
  const facts = [
    number !== null && m.result_number({ number }),
    groupCode !== null && m.result_unit_group({ code: groupCode }),
    category,
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p>{facts.join(" · ")}</p>}
      <p className={styles.links}>
        {teamId !== null && teamName !== null && (
          <PersonLink eventUrl={eventUrl} lists="teams" id={teamId} name={teamName} />
        )}
        <Link to="/events/$eventUrl/rules" params={{ eventUrl }}>
          {m.result_why_rules()}
        </Link>
        {personUrl !== null && (
          <Link to="/people/$personUrl" params={{ personUrl }}>
            {m.result_whole_person({ name })}
          </Link>
        )}
      </p>
    </>
  );
}
