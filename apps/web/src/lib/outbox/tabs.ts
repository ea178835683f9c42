/** Tabs of one browser share a store: what one of them changes, the others show. */
const CHANNEL = "tightlines-outbox";

const here = new Set<() => void>();
let channel: BroadcastChannel | undefined;

/** Says in every tab, this one included, that the device's store has changed. */
export function tellTabs(): void {
  for (const listener of here) listener();
  openChannel()?.postMessage(null);
}

export function subscribeTabs(listener: () => void): () => void {
  here.add(listener);
  openChannel();
  return () => {
    here.delete(listener);
    if (here.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}

/** Only a tab that listens has one. */
function openChannel(): BroadcastChannel | undefined {
  if (here.size === 0) return undefined;
  if (!channel) {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", () => {
      for (const listener of here) listener();
    });
  }
  return channel;
}
