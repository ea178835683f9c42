/** Whether an angler is there: expected until somebody has seen them, withdrawn when they will not fish. */
export const presences = ["expected", "present", "absent", "withdrawn"] as const;

export type Presence = (typeof presences)[number];
