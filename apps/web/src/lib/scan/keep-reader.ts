import { logFailure } from "../log-failure.ts";
import { findNative } from "./open-reader.ts";

/**
 * Fetches what reads QR codes while there is signal, where the browser brings nothing itself. The service worker keeps it,
 * so that it waits for the worker: without one no page opens without signal anyway.
 */
export async function keepReader(): Promise<void> {
  if (!("serviceWorker" in navigator) || (await findNative())) return;
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  try {
    await (await import("./zxing-reader.ts")).loadZxing();
  } catch (error) {
    // Opened without signal and never kept: whoever scans is told that the camera does not start.
    logFailure(`The reader of QR codes was not fetched: ${String(error)}`);
  }
}
