/** Official sessions count, practice does not, and in a rest nobody fishes. */
export const sessionKinds = ["official", "practice", "rest"] as const;

export type SessionKind = (typeof sessionKinds)[number];
