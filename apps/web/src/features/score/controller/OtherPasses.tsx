import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { forgetPass, type KeptPass } from "../device/kept-pass.ts";
import styles from "./ControllerPage.module.css";
import type { OpenPass } from "./open-pass.ts";

export interface OtherPassesProps extends Pick<OpenPass, "state" | "book" | "place" | "onGo"> {
  passes: readonly KeptPass[];
}

/** The passes of this device: another one is opened, and this one is removed when nothing of it waits. */
export function OtherPasses({ state, book, place, passes, onGo }: OtherPassesProps) {
  const { secret } = place;
  const others = passes.filter((pass) => pass.secret !== secret);
  const all = [{ secret, name: book.pass?.name ?? "", eventName: book.event.name }, ...others];
  const waits = state.waiting.some(({ answer }) => answer === null);
  return (
    <div className={styles.last}>
      {others.length > 0 && (
        <PlainSelect
          label={m.controller_choose()}
          value={secret}
          options={all.map((pass) => ({
            value: pass.secret,
            label: m.controller_of({ name: pass.name, event: pass.eventName }),
          }))}
          onChange={({ currentTarget }) => onGo({ secret: currentTarget.value })}
        />
      )}
      {!waits && (
        <Button
          variant="subtle"
          onClick={() => void forgetPass(secret).then(() => window.location.assign("/pass"))}
        >
          {m.controller_forget()}
        </Button>
      )}
    </div>
  );
}
