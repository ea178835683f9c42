import { useCallback, useState } from "react";
import { nameOf } from "../angler/angler-name.ts";
import { m } from "../../paraglide/messages.js";
import type { CheckInDesk, KeptCheckIn } from "./check-in-desk.ts";
import { findCode, type FoundCode, showAnglers } from "./check-in-state.ts";
import { scanSentence } from "./check-in-words.ts";

interface Scan {
  found: FoundCode | undefined;
  sentence: string | undefined;
}

/** What a scanned or typed code leads to. Somebody who comes alone is present at once; a team is shown first. */
export function useScan(
  desk: CheckInDesk,
  kept: KeptCheckIn,
): Scan & { take: (text: string) => void; forget: () => void } {
  const [scan, setScan] = useState<Scan>({ found: undefined, sentence: undefined });
  const take = useCallback(
    (text: string) => {
      const found = findCode(text, kept.list, kept.event);
      if (found.kind !== "people") return setScan({ found, sentence: undefined });
      const anglers = showAnglers(kept.list, desk.state().waiting);
      const [angler, ...others] = anglers.filter(({ id }) => found.anglerIds.includes(id));
      if (!angler || others.length > 0) return setScan({ found, sentence: undefined });
      if (angler.presence === "withdrawn")
        return setScan({ found, sentence: m.check_in_code_withdrawn({ name: nameOf(angler) }) });
      const wasPresent = angler.presence === "present";
      setScan({ found, sentence: scanSentence(angler, wasPresent, kept.event.timeZone) });
      if (!wasPresent) void desk.say([angler.id], "present");
    },
    [desk, kept],
  );
  const forget = useCallback(() => setScan({ found: undefined, sentence: undefined }), []);
  return { ...scan, take, forget };
}
