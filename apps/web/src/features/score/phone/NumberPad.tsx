import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import styles from "./NumberPad.module.css";

export interface NumberPadProps {
  onKey: (change: (typed: string) => string) => void;
  hasPoint: boolean;
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** Keys for a wet thumb. They type into the field above and leave it its focus, so that a keyboard goes on working. */
export function NumberPad({ onKey, hasPoint }: NumberPadProps) {
  const type = (sign: string) => onKey((typed) => typed + sign);
  return (
    <fieldset className={styles.pad} aria-label={m.score_pad()}>
      {digits.map((digit) => (
        <Key key={digit} onPress={() => type(digit)}>
          {digit}
        </Key>
      ))}
      <Key
        label={m.score_pad_point()}
        isOff={!hasPoint}
        onPress={() => onKey((typed) => (typed.includes(".") ? typed : `${typed || "0"}.`))}
      >
        .
      </Key>
      <Key onPress={() => type("0")}>0</Key>
      <Key label={m.score_pad_delete()} onPress={() => onKey((typed) => typed.slice(0, -1))}>
        ⌫
      </Key>
    </fieldset>
  );
}

interface KeyProps {
  children: string;
  label?: string;
  isOff?: boolean;
  onPress: () => void;
}

function Key({ children, label, isOff = false, onPress }: KeyProps) {
  return (
    <Button
      className={styles.key}
      aria-label={label}
      disabled={isOff}
      // The field keeps its focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
