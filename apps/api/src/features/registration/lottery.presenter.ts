import type { LotteryResponse } from "@tightlines/contract/registration/lottery";
import { shortenMinor } from "@tightlines/domain/angler/shorten-minor";
import { isStanding } from "@tightlines/domain/registration/registration-status";
import { nameOf } from "./check-input.ts";
import type { Lottery } from "./lottery.repository.ts";
import type { ListedRegistration } from "./registration-reading.service.ts";

/** The seed is a secret until the lottery is drawn, for everybody. */
export function presentLottery(
  lottery: Lottery,
  rows: readonly ListedRegistration[],
  { hidesMinors }: { hidesMinors: boolean },
): LotteryResponse {
  const { seed, seedHash, createdAt, ingredient, actorName, drawn } = lottery;
  return {
    seedHash,
    preparedAt: createdAt.toISOString(),
    drawn: drawn && {
      at: drawn.at.toISOString(),
      actorName,
      algorithm: drawn.algorithm,
      seed,
      ingredient: ingredient || null,
      inputHash: drawn.inputHash,
      input: drawn.input,
      outcome: drawn.outcome,
      // What does not stand any more is nobody's business but the organizers': it keeps its number alone.
      names: rows
        .filter(({ status }) => isStanding(status))
        .map((row) => ({ registrationId: row.id, name: publicName(row, hidesMinors) })),
    },
  };
}

function publicName({ teamName, entrants }: ListedRegistration, hidesMinors: boolean): string {
  const shown = entrants.map((each) =>
    hidesMinors && each.isMinor ? { ...each, ...shortenMinor(each) } : each,
  );
  return nameOf({ teamName, entrants: shown });
}
