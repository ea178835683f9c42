import { paperQuotas } from "@tightlines/contract/limits";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { ProblemError } from "../../../platform/http/problem-error.ts";
import type { PaperJob } from "../../../platform/paper/press.ts";
import { readEventPaper } from "../../event/event-paper.ts";
import type { PaperFacts } from "./paper-facts.ts";
import { createStamper, type Stamper } from "./paper-stamp.ts";

/** One kind of paper: its template, and what that reads. */
export interface DrawPaper {
  /** Of the file, after the event's address. */
  name: string;
  title: string;
  /** What each place on it takes: a line, or a card. */
  fills: keyof typeof paperQuotas;
  /** How many it would show, where that is not one for everybody who has a peg. */
  places?: (facts: PaperFacts) => number;
  template: () => URL;
  content: (facts: PaperFacts, stamper: Stamper) => object;
}

interface PaperPlaces {
  files: FileStore;
  publicUrl: string;
  madeAt: Date;
}

/** A paper made ready for the press. */
export async function layOutPaper(
  paper: DrawPaper,
  facts: PaperFacts,
  { files, publicUrl, madeAt }: PaperPlaces,
): Promise<PaperJob> {
  const { event } = facts;
  const places = paper.places?.(facts) ?? facts.places.length;
  if (places === 0) throw new ProblemError("nothing-drawn");
  const limit = paperQuotas[paper.fills];
  if (places > limit) throw new ProblemError("paper-too-long", { facts: { places, limit } });
  const stamper = createStamper((code) => `${publicUrl}/events/${event.url}/draws/pdf?paper=${code}`);
  const { event: head, images } = await readEventPaper(event, files);
  const clock = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: event.timeZone,
  });
  return {
    template: paper.template(),
    data: {
      title: paper.title,
      madeAt: clock.format(madeAt),
      event: head,
      ...paper.content(facts, stamper),
    },
    codes: stamper.codes,
    images,
  };
}
