import type { Topic } from "@tightlines/contract/topic";
import type { Place } from "@tightlines/web/entry-server.tsx";
import type { Changes } from "./changes.ts";
import { createKept } from "./kept.ts";
import type { Made } from "./kept.ts";
import { bytesOf, type ReadyAnswers } from "./ready-answers.ts";
import { createRenderingQueue } from "./rendering-queue.ts";

/** A page made ready, for whoever asks. */
export interface ReadyPage {
  kind: "page";
  status: 200 | 404 | 500;
  topics: readonly Topic[];
  answers: ReadyAnswers;
}

type Rendered = ReadyPage | Redirect | { kind: "nowhere" };

export interface Redirect {
  kind: "redirect";
  status: number;
  location: string;
}

interface PageRequest {
  /** As it was sent. */
  target: string;
  /** Whose turn it is when many pages are to be rendered. */
  client: string;
}

export interface Pages {
  /** What is kept and up to date of a public page, under the one spelling of its address. */
  ready(target: string): ReadyAnswers | undefined;
  answer(request: PageRequest): Promise<ReadyPage | Redirect>;
}

/** How pages are made. */
interface PageMaker {
  /** While developing nothing is: what is rendered from may have changed since. */
  isKept: boolean;
  placeOf(target: string): Promise<Place>;
  render(url: string): Promise<Rendered>;
  nowhere(): Promise<ReadyPage>;
  /** The same empty page for everything that guests may not see. */
  shell(): Promise<ReadyPage>;
}

/**
 * Answers a request for a page. What a page is kept under is its place, and nothing else of the visitor: another spelling
 * of an address is sent on, and what leads nowhere is one page for all.
 */
export function createPages(changes: Changes, maker: PageMaker): Pages {
  const kept = createKept<Rendered>(changes);
  const queue = createRenderingQueue();
  return { ready, answer };

  function ready(target: string): ReadyAnswers | undefined {
    const page = kept.ready(keyOf(target));
    return page?.kind === "page" ? page.answers : undefined;
  }

  async function answer({ target, client }: PageRequest): Promise<ReadyPage | Redirect> {
    const place = await maker.placeOf(target);
    if (place.kind === "elsewhere") return { kind: "redirect", status: 308, location: place.location };
    if (place.kind === "private") return maker.shell();
    const page = place.kind === "page" ? await kept.get(keyOf(place.url), make(place.url)) : place;
    if (page.kind === "nowhere") return maker.nowhere();
    if (page.kind === "page") return page;
    // Who is sent on takes along everything behind the question mark, also what the page does not read.
    const whole = await queue.run(client, () => maker.render(target));
    return whole.kind === "redirect" ? whole : page;

    function make(url: string) {
      return async (isKnown: boolean): Promise<Made<Rendered>> => {
        const work = () => maker.render(url);
        const value = isKnown ? await work() : await queue.run(client, work);
        if (!maker.isKept || value.kind !== "page" || value.status !== 200) return { value };
        const { topics, answers } = value;
        return { value, keep: { topics, bytes: bytesOf(answers) } };
      };
    }
  }
}

/** Its place and its language, of which there is one so far. */
function keyOf(url: string, language = "en"): string {
  return `${language} ${url}`;
}
