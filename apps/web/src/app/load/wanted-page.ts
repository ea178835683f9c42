import type { AppContext } from "../app-context.ts";

/** What a loader in a script of its own is told. */
export interface WantedPage {
  context: AppContext;
  eventUrl: string;
  /** The event's name. */
  name: string;
}
