import { uploadHash } from "@tightlines/contract/upload-url";
import sharp from "sharp";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { PaperJob } from "../../platform/paper/press.ts";
import { daysOf } from "./event-days.ts";

/** What is on a paper of an event, besides the event itself. */
interface EventPaper {
  title: string;
  template: URL;
  content: object;
  codes: readonly string[];
}

type PrintedEvent = Pick<
  EventRow,
  "name" | "venue" | "location" | "startsOn" | "endsOn" | "timeZone" | "logo"
>;

/** A paper made ready for the press, with the event as `frame.typ` shows it. */
export async function layOutPaper(
  event: PrintedEvent,
  { title, template, content, codes }: EventPaper,
  files: FileStore,
): Promise<PaperJob> {
  const logo = await readLogo(event.logo, files);
  const about = [event.venue, event.location, daysOf(event)].filter(Boolean).join(" · ");
  const head = { name: event.name, about, hasLogo: logo !== undefined };
  const clock = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: event.timeZone,
  });
  return {
    template,
    data: { title, madeAt: clock.format(new Date()), event: head, ...content },
    codes,
    images: logo ? { "logo.png": logo } : {},
  };
}

/** Typst reads no WebP. A logo that is gone from the store is left out: the paper is needed without it, too. */
async function readLogo(url: string | null, files: FileStore): Promise<Buffer | undefined> {
  const hash = uploadHash(url ?? "");
  const bytes = hash && (await files.read(`${hash}/480.webp`));
  return bytes ? sharp(bytes).png().toBuffer() : undefined;
}
