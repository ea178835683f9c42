import type { FileStore } from "../../../platform/files/file-store.ts";
import { ProblemError } from "../../../platform/http/problem-error.ts";
import { createStamper, type Stamper } from "../../../platform/paper/paper-stamp.ts";
import type { PaperJob } from "../../../platform/paper/press.ts";
import { type PaperFill, refuseLongPaper } from "../../../platform/paper/refuse-long-paper.ts";
import { layOutPaper } from "../../event/event-paper.ts";
import type { PaperFacts } from "./paper-facts.ts";

/** One kind of paper: its template, and what that reads. */
export interface DrawPaper {
  /** Of the file, after the event's address. */
  name: string;
  title: string;
  /** What each place on it takes. */
  fills: PaperFill;
  /** How many it would show, where that is not one for everybody who has a peg. */
  places?: (facts: PaperFacts) => number;
  template: () => URL;
  content: (facts: PaperFacts, stamper: Stamper) => object;
}

/** A paper made ready for the press. */
export async function layOutDrawPaper(
  paper: DrawPaper,
  facts: PaperFacts,
  { files, publicUrl }: { files: FileStore; publicUrl: string },
): Promise<PaperJob> {
  const { event } = facts;
  const places = paper.places?.(facts) ?? facts.places.length;
  if (places === 0) throw new ProblemError("nothing-drawn");
  refuseLongPaper(paper.fills, places);
  const stamper = createStamper((code) => `${publicUrl}/events/${event.url}/draws/pdf?paper=${code}`);
  const content = paper.content(facts, stamper);
  const { title } = paper;
  return layOutPaper(event, { title, template: paper.template(), content, codes: stamper.codes }, files);
}
