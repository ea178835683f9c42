/** Who meets whom in one round, and who may judge. */
export interface Round {
  readonly pairs: readonly (readonly [number, number])[];
  readonly judgeIds: readonly number[];
}

/**
 * Three classes of anglers (T2 [S56]): in turn one judges while the other two meet, and after every three rounds the
 * second of them has moved on by one. Nobody meets their own class, and the same opponent only after as many
 * threes as a class has places. A class that is short has an empty place, and its opponent rests. So that not the same one
 * rests all the time, the last round of every three and the judges are one place ahead.
 */
export function pairByThirds(anglerIds: readonly number[], rounds: number): Round[] {
  const places = Math.ceil(anglerIds.length / 3);
  const at = (round: number, place: number) => anglerIds[(place % places) * 3 + (round % 3)];
  return Array.from({ length: rounds }, (_, round) => {
    const three = Math.floor(round / 3);
    const shift = round % 3 === 2 ? three + 1 : three;
    const meetings = Array.from({ length: places }, (_, place) => [
      at(round + 1, place),
      at(round + 2, place + shift),
    ]);
    const judges = Array.from({ length: places }, (_, place) => at(round, place + three + 1));
    return { pairs: meetings.filter(isPair), judgeIds: judges.filter((id) => id !== undefined) };
  });
}

/**
 * A full round robin by the circle method (T3 [S59]): one stays, the others move round the table by one place. With an
 * odd number the one who would stay is nobody, and whoever meets nobody rests, each once.
 */
export function pairByCircle(anglerIds: readonly number[], rounds: number): Round[] {
  const circle = anglerIds.length % 2 === 0 ? anglerIds.slice(1) : anglerIds;
  const fixed = anglerIds.length % 2 === 0 ? anglerIds[0] : undefined;
  const at = (place: number) => circle[(place + circle.length) % circle.length];
  return Array.from({ length: rounds }, (_, round) => {
    const meetings = [[fixed, at(round)]];
    for (let i = 1; i <= (circle.length - 1) / 2; i += 1) meetings.push([at(round + i), at(round - i)]);
    return { pairs: meetings.filter(isPair), judgeIds: [] };
  });
}

function isPair(meeting: readonly (number | undefined)[]): meeting is [number, number] {
  return meeting.every((id) => id !== undefined);
}
