/**
 * Whether an angler is there: expected until somebody has seen them, late when they are on their way, withdrawn when they
 * will not fish.
 */
export const presences = ["expected", "present", "late", "absent", "withdrawn"] as const;

export type Presence = (typeof presences)[number];
