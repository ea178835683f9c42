import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { useField } from "../../../ui/form/form.context.ts";
import { PersonFields } from "./PersonFields.tsx";
import styles from "./ReserveFields.module.css";
import type { WhoValues } from "./step-values.ts";

const field = fieldNames<WhoValues>();

/** The reserves of a team, as many as the captain wants and the event allows. `size` is how many fish. */
export function ReserveFields({ size, most }: { size: number; most: number }) {
  const { value: count, setValue } = useField(field("reserveCount"), { label: m.registration_reserves() });
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <PersonFields
          key={index}
          index={size + index}
          title={m.registration_reserve({ number: index + 1 })}
          isSelf={false}
        />
      ))}
      <div className={styles.buttons}>
        {count < most && <Button onClick={() => setValue(count + 1)}>{m.registration_reserve_add()}</Button>}
        {count > 0 && (
          <Button variant="subtle" onClick={() => setValue(count - 1)}>
            {m.registration_reserve_remove({ number: count })}
          </Button>
        )}
      </div>
    </>
  );
}
