/** What a protest is about. The public reads this much of it; the words themselves are for the jury. */
export const protestSubjects = ["score", "place", "conduct", "rules", "other"] as const;

export type ProtestSubject = (typeof protestSubjects)[number];

/** The life of a protest: whoever lodged it may withdraw it, the jury decides it. */
export const protestStatuses = ["open", "upheld", "dismissed", "withdrawn"] as const;

export type ProtestStatus = (typeof protestStatuses)[number];

/** How long each text of a protest may be. */
export const protestLengths = { text: 2000, decision: 2000 } as const;
