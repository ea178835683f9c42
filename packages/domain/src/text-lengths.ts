/** How long the reason for a change may be, whatever is changed. */
export const REASON_MAX_LENGTH = 500;

/** How long the words may be that somebody looks for in a list. */
export const SEARCH_MAX_LENGTH = 200;

/** The name of whoever reads cards a second time. */
export const READER_MAX_LENGTH = 100;
