import { localTimeAt } from "@tightlines/domain/time/zone-time";

/** A moment as the clock at the water shows it, the way spreadsheets read a time. */
export function clockCell(instant: string, timeZone: string): string {
  return localTimeAt(instant, timeZone).replace("T", " ");
}
