/** How many of those who are looked for are shown. More than a few are no answer: then another letter is. */
export const SHOWN_AT_ONCE = 5;
