import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { forgetPass, type KeptPass } from "../device/kept-pass.ts";
import styles from "./ControllerPage.module.css";
import type { OpenPass } from "./PegWalk.tsx";

export interface OtherPassesProps extends Pick<OpenPass, "state" | "place" | "onGo"> {
  passes: readonly KeptPass[];
}

/** The passes of this device: another one is opened, and this one is removed when nothing of it waits. */
export function OtherPasses({ state, place, passes, onGo }: OtherPassesProps) {
  const waits = state.waiting.some(({ answer }) => answer === null);
  return (
    <div className={styles.last}>
      {passes.some(({ secret }) => secret !== place.secret) && (
        <PlainSelect
          label={m.controller_choose()}
          value={place.secret}
          options={passes.map(({ secret, name, eventName }) => ({
            value: secret,
            label: m.controller_of({ name, event: eventName }),
          }))}
          onChange={({ currentTarget }) => onGo({ secret: currentTarget.value })}
        />
      )}
      {!waits && (
        <Button
          variant="subtle"
          onClick={() => void forgetPass(place.secret).then(() => window.location.assign("/pass"))}
        >
          {m.controller_forget()}
        </Button>
      )}
    </div>
  );
}
