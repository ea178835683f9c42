import { useSyncExternalStore } from "react";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { storeIsOutdated, subscribeOutdated } from "./outdated.ts";

/** Asks to load a page anew that has made room for a newer version of itself. Nothing is lost by that. */
export function OutdatedNote() {
  const isOutdated = useSyncExternalStore(subscribeOutdated, storeIsOutdated, () => false);
  if (!isOutdated) return null;
  return (
    <Banner
      tone="clay"
      action={<Button onClick={() => window.location.reload()}>{m.shell_outdated_reload()}</Button>}
    >
      {m.shell_outdated()}
    </Banner>
  );
}
