/** In one draw. More than any competition fishes: a schedule must fit on a page. */
export const MOST_ROUNDS = 99;
