/** The day of an instant, where the reader is. */
export function formatDay(instant: string): string {
  return new Date(instant).toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric" });
}
