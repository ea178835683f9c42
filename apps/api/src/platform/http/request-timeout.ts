/** Ten megabytes from the bank of a river, over what there is of a signal. */
export const REQUEST_TIMEOUT_MS = 300_000;
