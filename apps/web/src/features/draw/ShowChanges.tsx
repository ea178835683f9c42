import { type ReactNode, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/toast.ts";

interface ShowChangesProps {
  eventUrl: string;
  timeZone: string;
  run: { id: number; changes: number };
}

/** Few readers ask for it: what it says comes when it is asked for. The places themselves say what was changed. */
export function ShowChanges({ eventUrl, timeZone, run: { id, changes } }: ShowChangesProps) {
  const [shown, setShown] = useState<ReactNode>(null);
  if (shown) return shown;
  return (
    <Button
      onClick={() =>
        void import("./DrawChanges.tsx").then(
          ({ DrawChanges }) => setShown(<DrawChanges eventUrl={eventUrl} timeZone={timeZone} runId={id} />),
          () => toast.error(m.change_failed()),
        )
      }
    >
      {m.change_show({ count: changes })}
    </Button>
  );
}
