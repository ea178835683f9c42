import type { AnglerResponse } from "@tightlines/contract/angler";

export function nameOf({ firstName, lastName }: Pick<AnglerResponse, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`;
}
