import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { FieldFrame, frameProps } from "../../../ui/form/FieldFrame.tsx";
import { type FieldName, fieldNames } from "../../../ui/form/field-name.ts";
import { useField } from "../../../ui/form/form.context.ts";
import { parseNumber } from "../../../ui/form/NumberField.tsx";
import { PinIcon } from "../../../ui/Icons.tsx";
import { PlainInput } from "../../../ui/PlainField.tsx";
import styles from "./MapPinFields.module.css";

const field = fieldNames<{ latitude: string; longitude: string }>();

/** Where the sector is: two numbers, or the device's own position. No map service is asked. */
export function MapPinFields() {
  const latitude = useDegrees(field("latitude"), m.sector_field_latitude(), 90);
  const longitude = useDegrees(field("longitude"), m.sector_field_longitude(), 180);
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function usePosition() {
    setLooking(true);
    setProblem(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false);
        latitude.setValue(coords.latitude.toFixed(6));
        longitude.setValue(coords.longitude.toFixed(6));
      },
      () => {
        setLooking(false);
        setProblem(m.sector_position_failed());
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  }

  return (
    <fieldset className={styles.pin}>
      <legend className={styles.legend}>{m.sector_pin()}</legend>
      <div className={styles.numbers}>
        <Degrees field={latitude} />
        <Degrees field={longitude} />
      </div>
      <Button loading={isLooking} leftSection={<PinIcon size={18} />} onClick={usePosition}>
        {m.sector_use_position()}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** Half of Europe types a decimal comma. */
export function readDegrees(text: string): number | null {
  return parseNumber(text);
}

function useDegrees(name: FieldName<string>, label: string, limit: number) {
  const field = useField(name, {
    label,
    rule: (value) => {
      const degrees = typeof value === "string" ? readDegrees(value) : null;
      return degrees === null || Math.abs(degrees) <= limit ? null : m.sector_degrees_wrong({ limit });
    },
  });
  return { ...field, name, label };
}

function Degrees({ field }: { field: ReturnType<typeof useDegrees> }) {
  return (
    <FieldFrame field={field} label={field.label} optional>
      <PlainInput
        {...frameProps(field, undefined)}
        name={field.name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={field.text}
        onChange={(event) => field.setValue(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
