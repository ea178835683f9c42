import { z } from "zod";

/** A paper to print, as a PDF, which is sent as it is. */
export const paperFile = z.object({
  name: z.string().describe("The name of the file, without its ending"),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export type PaperFile = z.output<typeof paperFile>;
