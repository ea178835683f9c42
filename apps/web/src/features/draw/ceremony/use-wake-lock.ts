import { useEffect } from "react";

/** Keeps the screen from going dark while the page is looked at. A browser that cannot, or may not, does as it always does. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const ask = () => {
      if (document.visibilityState === "visible" && "wakeLock" in navigator)
        lock = navigator.wakeLock.request("screen").catch(() => undefined);
    };
    ask();
    // The browser lets go of it when the page is hidden.
    document.addEventListener("visibilitychange", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
