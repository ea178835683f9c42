import { z } from "zod";

/** A photo that not everybody may see; it is sent as it is. */
export const photoFile = z.object({
  name: z.string().describe("The name of the file, without its ending"),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export type PhotoFile = z.output<typeof photoFile>;
