import type { CheckInPresence } from "@tightlines/domain/check-in/check-in-presence";
import { useState } from "react";
import type { CameraTrouble } from "../../lib/camera/open-camera.ts";
import { useCamera } from "../../lib/scan/use-camera.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { PlainInput } from "../../ui/PlainField.tsx";
import type { FoundCode, ShownAngler } from "./check-in-state.ts";
import { codeSentence } from "./check-in-words.ts";
import { ScannedPeople } from "./ScannedPeople.tsx";
import styles from "./ScanDialog.module.css";

export interface ScanDialogProps {
  /** What the last code led to; undefined before there was one. */
  found: FoundCode | undefined;
  /** What happened with it, where it was for one angler. */
  sentence: string | undefined;
  anglers: readonly ShownAngler[];
  onCode: (text: string) => void;
  onSay: (anglerIds: readonly number[], presence: CheckInPresence) => void;
  onClose: () => void;
}

/** The camera, a field for whoever has none, and whom the last code was for. It stays open for the next one in the queue. */
export function ScanDialog({ found, sentence, anglers, onCode, onSay, onClose }: ScanDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={m.check_in_scan_title()}>
      <div className={styles.scan}>
        <Camera onCode={onCode} />
        <output className={styles.found}>
          {found && <strong>{found.kind === "people" ? sentence : codeSentence(found)}</strong>}
        </output>
        {found?.kind === "people" && (
          <ScannedPeople
            name={found.name}
            anglers={anglers.filter(({ id }) => found.anglerIds.includes(id))}
            onSay={onSay}
          />
        )}
        <TypedCode onCode={onCode} />
      </div>
    </Dialog>
  );
}

function Camera({ onCode }: Pick<ScanDialogProps, "onCode">) {
  const { video, trouble } = useCamera(onCode);
  return (
    <>
      <video ref={video} className={styles.camera} muted playsInline hidden={trouble !== null} />
      <p className={styles.hint}>{trouble === null ? m.check_in_scan_hint() : troubles[trouble]()}</p>
    </>
  );
}

const troubles: Record<CameraTrouble, () => string> = {
  refused: m.check_in_camera_refused,
  missing: m.check_in_camera_missing,
  failed: m.check_in_camera_failed,
};

function TypedCode({ onCode }: Pick<ScanDialogProps, "onCode">) {
  const [typed, setTyped] = useState("");
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        onCode(typed);
        setTyped("");
      }}
    >
      <PlainInput
        label={m.check_in_type()}
        value={typed}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" disabled={typed.trim() === ""}>
        {m.check_in_find()}
      </Button>
    </form>
  );
}
