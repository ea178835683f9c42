/** The files a table can be kept as. */
export const sheetFormats = ["csv", "xlsx"] as const;

export type SheetFormat = (typeof sheetFormats)[number];
