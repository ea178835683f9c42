/** What the list can be sorted by. */
export const speciesSorts = ["name", "latin_name", "code"] as const;
