/**
 * What results are published by: somebody calculates them, a session is closed or becomes official, or a score of a closed
 * session is corrected.
 */
export const versionCauses = ["calculated", "closed", "official", "corrected"] as const;

export type VersionCause = (typeof versionCauses)[number];
