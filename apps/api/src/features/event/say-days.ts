/** An event's days in a sentence. */
export function sayDays({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string {
  return startsOn === endsOn ? startsOn : `${startsOn} to ${endsOn}`;
}
