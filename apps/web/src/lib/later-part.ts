import type { ComponentType } from "react";

/** A part of a public page that a server draws, and that a browser fetches only when it must draw it itself. */
export interface LaterPart<Props> {
  load: () => Promise<void>;
  /** Null until it is loaded. A server loads it before it renders. */
  loaded: () => ComponentType<Props> | null;
}

export function laterPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let part: ComponentType<Props> | null = null;
  return {
    load: async () => {
      part ??= await fetchPart();
    },
    loaded: () => part,
  };
}
