/** A device that was without signal for long sends what it has in several calls. */
export const CHECK_INS_AT_ONCE = 100;
