import { uploadHash } from "@tightlines/contract/upload-url";
import sharp from "sharp";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { FileStore } from "../../platform/files/file-store.ts";

/** An event as its papers show it: what `frame.typ` reads, and the images it shows. */
export interface EventPaper {
  event: { name: string; about: string; hasLogo: boolean };
  images: Record<string, Uint8Array>;
}

type PrintedEvent = Pick<EventRow, "name" | "venue" | "location" | "startsOn" | "endsOn" | "logo">;

export async function readEventPaper(row: PrintedEvent, files: FileStore): Promise<EventPaper> {
  const logo = await readLogo(row.logo, files);
  const about = [row.venue, row.location, daysOf(row)].filter(Boolean).join(" · ");
  return {
    event: { name: row.name, about, hasLogo: logo !== undefined },
    images: logo ? { "logo.png": logo } : {},
  };
}

/** Typst reads no WebP. A logo that is gone from the store is left out: the paper is needed without it, too. */
async function readLogo(url: string | null, files: FileStore): Promise<Buffer | undefined> {
  const hash = uploadHash(url ?? "");
  const bytes = hash && (await files.read(`${hash}/480.webp`));
  return bytes ? sharp(bytes).png().toBuffer() : undefined;
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function daysOf({ startsOn, endsOn }: Pick<EventRow, "startsOn" | "endsOn">): string {
  return days.formatRange(new Date(startsOn), new Date(endsOn));
}
