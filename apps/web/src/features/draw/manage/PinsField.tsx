import type { AnglerResponse } from "@tightlines/contract/angler";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { isDrawn } from "@tightlines/domain/angler/is-drawn";
import type { Pin } from "@tightlines/domain/draw/draw-input";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import type { FieldName } from "../../../ui/form/field-name.ts";
import { useField } from "../../../ui/form/form.context.ts";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { pegPlace } from "../peg-place.ts";
import { wholeSectors } from "../seat.ts";
import styles from "./PinsField.module.css";

interface PinsFieldProps {
  name: FieldName<readonly Pin[]>;
  /** Those that are to be drawn. */
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
  anglers: readonly AnglerResponse[];
}

/** Whom the organizer places by hand before the draw. Everybody can read it: it is part of what is promised. */
export function PinsField({ name, sessions, sectors, anglers }: PinsFieldProps) {
  const label = m.draw_pins_label();
  const { value, setValue } = useField(name, { label });
  const pins = value.filter(({ sessionId }) => sessions.some(({ id }) => id === sessionId));
  const nameIn = (anglerId: number) => {
    const angler = anglers.find(({ id }) => id === anglerId);
    return angler ? nameOf(angler) : m.draw_unknown_angler({ id: anglerId });
  };
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <p className={styles.help}>{m.draw_pins_help()}</p>
      {pins.length > 0 && (
        <ul className={styles.pins}>
          {pins.map((pin) => {
            const words = m.draw_pin({
              name: nameIn(pin.anglerId),
              session: sessionLabel(sessions.find(({ id }) => id === pin.sessionId)!),
              place: pegPlace(sectors, pin.pegId),
            });
            return (
              <li key={`${pin.sessionId}-${pin.anglerId}`}>
                <span>{words}</span>
                <Button
                  variant="subtle"
                  aria-label={m.draw_pin_remove_of({ pin: words })}
                  onClick={() => setValue(value.filter((one) => one !== pin))}
                >
                  {m.draw_pin_remove()}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <NextPin
        pins={pins}
        sessions={sessions}
        sectors={sectors}
        anglers={anglers}
        onAdd={(pin) => setValue([...value, pin])}
      />
    </fieldset>
  );
}

interface NextPinProps extends Omit<PinsFieldProps, "name"> {
  pins: readonly Pin[];
  onAdd: (pin: Pin) => void;
}

/** Only what is still free is offered: nobody has two pegs in a session. */
function NextPin({ pins, sessions, sectors, anglers, onAdd }: NextPinProps) {
  const [picked, setPicked] = useState({ sessionId: "", anglerId: "", pegId: "" });
  const session = sessions.find(({ id }) => String(id) === picked.sessionId) ?? sessions[0];
  if (!session) return null;
  const here = pins.filter(({ sessionId }) => sessionId === session.id);
  const free = anglers.filter(({ id }) => !here.some(({ anglerId }) => anglerId === id)).filter(isDrawn);
  const pegs = wholeSectors(sectors).flatMap(({ sector, pegs: ofSector }) =>
    ofSector
      .filter(({ outOfUseReason }) => outOfUseReason === null)
      .map(({ id, number }) => ({
        value: String(id),
        label: m.place_peg_option({ sector: sector.code, peg: number }),
      })),
  );
  const pick = (part: keyof typeof picked) => ({
    value: picked[part],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) =>
      setPicked({ ...picked, [part]: value }),
  });
  const isWhole = free.some(({ id }) => String(id) === picked.anglerId) && picked.pegId !== "";
  return (
    <div className={styles.next}>
      {sessions.length > 1 && (
        <PlainSelect
          label={m.draw_pin_session()}
          options={sessions.map((one) => ({ value: String(one.id), label: sessionLabel(one) }))}
          {...pick("sessionId")}
          value={String(session.id)}
        />
      )}
      <PlainSelect
        label={m.draw_pin_angler()}
        options={[
          { value: "", label: m.ui_choose() },
          ...free.map((one) => ({ value: String(one.id), label: nameOf(one) })),
        ]}
        {...pick("anglerId")}
      />
      <PlainSelect
        label={m.draw_pin_peg()}
        options={[{ value: "", label: m.ui_choose() }, ...pegs]}
        {...pick("pegId")}
      />
      <Button
        disabled={!isWhole}
        onClick={() => {
          const { anglerId, pegId } = picked;
          onAdd({ sessionId: session.id, anglerId: Number(anglerId), pegId: Number(pegId) });
          setPicked({ ...picked, anglerId: "", pegId: "" });
        }}
      >
        {m.draw_pin_add()}
      </Button>
    </div>
  );
}
