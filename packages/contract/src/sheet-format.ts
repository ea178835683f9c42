/** The files a table can be kept as. */
export const sheetFormats = ["csv", "xlsx"] as const;

export type SheetFormat = (typeof sheetFormats)[number];

/** The tables of an event, by their place in its address. */
export type SheetName =
  | "teams"
  | "anglers"
  | "registrations"
  | "sectors"
  | "sessions"
  | "groups"
  | "rotations"
  | "species"
  | "draws"
  | "draw-runs"
  | "scores"
  | "results"
  | "securities"
  | "audit";
