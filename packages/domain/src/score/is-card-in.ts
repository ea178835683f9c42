import type { EnteredScore } from "./entered-score.ts";

/** What stands on a card, as far as it says whether the card is in. */
export interface Card {
  readonly isPresenceSaid: boolean;
  readonly isWeighed: boolean;
  /** Fish and penalties that were not taken back. */
  readonly standingParts: number;
  /** Whether anything about a catch was ever said, taken back or not. */
  readonly hasCaught: boolean;
  /** Whether the angler has confirmed a version of the card. */
  readonly wasSigned: boolean;
}

/**
 * Whether the card of an angler is in, so that a session can be closed. A card on which everything was taken back is
 * missing again: nobody knows whether the angler caught nothing. A blank card that the angler has signed says that they
 * did. The rulebook leaves it to the organizer which cards have to be there.
 */
export function isCardIn({ isPresenceSaid, isWeighed, standingParts, hasCaught, wasSigned }: Card): boolean {
  return isPresenceSaid || isWeighed || standingParts > 0 || (wasSigned && !hasCaught);
}

export function cardOf({ presence, weighIn, catches, penalties, signature }: EnteredScore): Card {
  return {
    isPresenceSaid: presence.saidBy !== null,
    isWeighed: weighIn.value !== null,
    standingParts: [...catches, ...penalties].filter(({ voidReason }) => voidReason === null).length,
    hasCaught: weighIn.saidBy !== null || catches.length > 0,
    wasSigned: signature.value !== null,
  };
}
