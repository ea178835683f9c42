/** What the list can be sorted by. */
export const userSorts = ["name", "email", "role", "-created_at"] as const;
