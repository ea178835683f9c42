import type { Sheet } from "@tightlines/contract/sheet";
import type { SheetFormat } from "@tightlines/contract/sheet-format";
import { foldLetters } from "@tightlines/domain/fold-letters";
import type { FastifyReply } from "fastify";
import { sheetTypes, writeSheet } from "./write-sheet.ts";

/** Sends a table as a file to keep. */
export async function sendSheet(
  reply: FastifyReply,
  format: SheetFormat,
  sheet: Sheet,
  /** The event it is of: several events' tables lie side by side in one folder of downloads. */
  eventUrl = "",
): Promise<FastifyReply> {
  const file = await writeSheet(format, sheet);
  return reply
    .type(sheetTypes[format])
    .header(
      "content-disposition",
      `attachment; filename="${fileNameOf(`${eventUrl} ${sheet.name}`)}.${format}"`,
    )
    .send(file);
}

/** Letters, digits and hyphens: every system and every header takes those. */
function fileNameOf(name: string): string {
  return (
    foldLetters(name)
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "") || "table"
  );
}
