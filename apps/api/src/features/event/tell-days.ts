import { type PhraseCode, tell, type Told } from "@tightlines/contract/problem/problem";

/** An event's days, as a part of a sentence. */
export function tellDays({ startsOn, endsOn }: { startsOn: string; endsOn: string }): Told<PhraseCode> {
  return startsOn === endsOn
    ? tell("one-day", { day: startsOn })
    : tell("days", { first: startsOn, last: endsOn });
}
