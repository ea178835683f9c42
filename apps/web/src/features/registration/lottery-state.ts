import type { RegistrationState } from "@tightlines/contract/registration/registration";

/** Whether the places of an event are drawn by lottery, and that is still to come. */
export function awaitsDraw({ lottery }: Pick<RegistrationState, "lottery">): boolean {
  return lottery !== null && lottery.drawnAt === null;
}
