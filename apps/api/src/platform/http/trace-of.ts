/** The stack without the message above it, which may quote what somebody typed. */
export function traceOf({ stack = "" }: { stack?: string | undefined }): string[] {
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "));
}
