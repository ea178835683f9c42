/** Names the topics that a guest's answer shows, for whoever keeps it. */
export const SHOWS_HEADER = "x-tightlines-shows";
