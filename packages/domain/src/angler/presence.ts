/** Whether an angler is there: expected until somebody has seen him, withdrawn when he will not fish. */
export const presences = ["expected", "present", "absent", "withdrawn"] as const;

export type Presence = (typeof presences)[number];
