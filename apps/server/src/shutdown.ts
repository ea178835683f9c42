import { REQUEST_TIMEOUT_MS } from "@tightlines/api/platform/http/request-timeout";

/** Longer than any request may take; what still hangs then would hang for ever. */
export const PATIENCE_MS = REQUEST_TIMEOUT_MS + 10_000;

/** On SIGTERM or Ctrl-C finishes what was started, then ends. A second signal ends at once. */
export function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      setTimeout(() => process.exit(1), PATIENCE_MS).unref();
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}
