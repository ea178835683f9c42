import { useSyncExternalStore } from "react";
import { hasSignal, subscribeSignal } from "../../lib/signal.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/Banner.tsx";
import { OfflineIcon } from "../../ui/FrameIcons.tsx";

/** Says so when the page shown comes from the device and not from the server. */
export function OfflineBanner() {
  const isShownFresh = useSyncExternalStore(subscribeSignal, hasSignal, () => true);
  if (isShownFresh) return null;
  return (
    <Banner tone="float" icon={<OfflineIcon />}>
      {m.shell_offline()}
    </Banner>
  );
}
