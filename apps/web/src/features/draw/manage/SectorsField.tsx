import type { AnglerResponse } from "@tightlines/contract/angler";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { isDrawn } from "@tightlines/domain/angler/is-drawn";
import type { SectorAssignment } from "@tightlines/domain/draw/draw-input";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import type { FieldName } from "../../../ui/form/field-name.ts";
import { useField } from "../../../ui/form/form.context.ts";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { sectorTitle } from "../../sector/sector-title.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { wholeSectors } from "../seat.ts";
import { fillBySlot, setSector } from "./fill-sectors.ts";
import styles from "./SectorsField.module.css";

interface SectorsFieldProps {
  name: FieldName<readonly SectorAssignment[]>;
  /** Those that are to be drawn. */
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
  anglers: readonly AnglerResponse[];
}

/** Who fishes in which sector, one session after the other; the draw then gives the pegs in it. */
export function SectorsField({ name, sessions, sectors, anglers }: SectorsFieldProps) {
  const label = m.draw_sectors_label();
  const field = useField(name, { label });
  const [picked, setPicked] = useState<number | undefined>();
  const session = sessions.find(({ id }) => id === picked) ?? sessions[0];
  if (!session) return null;
  const drawn = inTeams(anglers);
  const banks = wholeSectors(sectors).filter(({ pegs }) => pegs.length > 0);
  const options = [
    { value: "", label: m.ui_choose() },
    ...banks.map(({ sector }) => ({ value: String(sector.id), label: sectorTitle(sector) })),
  ];
  const sectorOf = new Map(
    field.value
      .filter(({ sessionId }) => sessionId === session.id)
      .map(({ anglerId, sectorId }) => [anglerId, sectorId]),
  );
  const missing = drawn.filter(({ id }) => !sectorOf.has(id)).length;
  const sectorIds = banks.map(({ sector }) => sector.id);
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.bar}>
        {sessions.length > 1 && (
          <PlainSelect
            label={m.place_session()}
            options={sessions.map((one) => ({ value: String(one.id), label: sessionLabel(one) }))}
            value={String(session.id)}
            onChange={({ currentTarget: { value } }) => setPicked(Number(value))}
          />
        )}
        {drawn.some(({ slot }) => slot !== null) && (
          <Button onClick={() => field.setValue(fillBySlot(field.value, drawn, sectorIds, session.id))}>
            {m.draw_sectors_by_slot()}
          </Button>
        )}
        <p aria-live="polite">
          {missing === 0 ? m.draw_sectors_all() : m.draw_sectors_missing({ count: missing })}
        </p>
      </div>
      <ul className={styles.anglers}>
        {drawn.map((angler) => (
          <li key={angler.id}>
            <span>
              {nameOf(angler)}
              {angler.teamName !== null && <span className={styles.team}>{teamPlace(angler)}</span>}
            </span>
            <PlainSelect
              aria-label={m.draw_sectors_of({ name: nameOf(angler) })}
              options={options}
              value={String(sectorOf.get(angler.id) ?? "")}
              onChange={({ currentTarget: { value } }) =>
                field.setValue(
                  setSector(field.value, {
                    sessionId: session.id,
                    anglerId: angler.id,
                    sectorId: value === "" ? null : Number(value),
                  }),
                )
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Captains hand in a list for each team. */
function inTeams(anglers: readonly AnglerResponse[]): AnglerResponse[] {
  return anglers
    .filter(isDrawn)
    .toSorted(
      (one, other) =>
        (one.teamName ?? "").localeCompare(other.teamName ?? "") ||
        (one.slot ?? 0) - (other.slot ?? 0) ||
        one.number - other.number,
    );
}

function teamPlace({ teamName, slot }: AnglerResponse): string {
  return slot === null ? teamName! : m.draw_sectors_team_place({ team: teamName!, place: slot });
}
