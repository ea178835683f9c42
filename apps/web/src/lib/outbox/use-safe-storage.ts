import { useEffect, useState } from "react";

/**
 * Whether the browser has promised to keep what is stored, also when the device runs out of space; null until it is known.
 * It is asked for that as soon as something is there to be lost.
 */
export function useSafeStorage(isNeeded: boolean): boolean | null {
  const [isSafe, setSafe] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isShown = true;
    void askToKeep().then((answer) => {
      if (isShown) setSafe(answer);
    });
    return () => {
      isShown = false;
    };
  }, [isNeeded]);
  return isSafe;
}

async function askToKeep(): Promise<boolean> {
  // Missing where a page comes without HTTPS.
  const storage = navigator.storage as StorageManager | undefined;
  return (await storage?.persisted?.()) || ((await storage?.persist?.()) ?? false);
}
