/** The most letters of the fields of a draw. */
export const drawLengths = { ingredient: 200 } as const;
