import type { ComponentType } from "react";
import type { RulesDetailsProps } from "./RulesDetails.tsx";

let loaded: ComponentType<RulesDetailsProps> | null = null;

/** Apart from the page: few open the details, and their words are half of what the page would need. */
export async function loadRulesDetails(): Promise<void> {
  loaded ??= (await import("./RulesDetails.tsx")).RulesDetails;
}

/** Null in a browser until somebody opens them. A server has them before it renders. */
export function loadedRulesDetails(): ComponentType<RulesDetailsProps> | null {
  return loaded;
}
