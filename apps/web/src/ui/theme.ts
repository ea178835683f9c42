export const tones = ["water", "gravel", "float", "reed", "clay"] as const;

/** A meaning with its colours: water is neutral, gravel quiet, float the main action, reed good, clay wrong. */
export type Tone = (typeof tones)[number];
