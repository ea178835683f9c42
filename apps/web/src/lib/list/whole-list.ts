/** The most an event's list sends at once: it is taken whole and searched while typing. */
export const WHOLE_LIST_SIZE = 2000;
