/** How long each text of a user may be. A display name is first and last name with a space between them. */
export const userLengths = { firstName: 100, lastName: 100, displayName: 201, email: 254 } as const;
