/** An event's lists are short enough to be sent whole and searched while typing: so many rows at most. */
export const WHOLE_LIST = 2000;
