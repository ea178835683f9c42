import { encodeCanonicalJson } from "../random/encode-canonical-json.ts";
import type { DrawNews } from "./draw-change.ts";
import type { DrawInput } from "./draw-input.ts";
import { orderInput } from "./order-input.ts";

/** What is new in an event since a draw was made of it. People who take no part any more are no news: nobody asks for them. */
export function listNews(drawn: DrawInput, now: DrawInput): DrawNews {
  const gone = drawn.sectors.filter(
    ({ sectorId, pegs }) => pegs.length > 0 && !now.sectors.some((sector) => sector.sectorId === sectorId),
  );
  const [before, after] = [orderInput(drawn), orderInput(now)];
  return {
    anglers: listChanged(before.anglers, after.anglers),
    sectors: [
      ...listChanged(before.sectors, after.sectors),
      ...gone.map((sector) => Object.assign({}, sector, { pegs: [] })),
    ],
    earlier: isSame(before.earlier, after.earlier) ? null : after.earlier,
  };
}

/** The input of a draw with the news written in. */
export function addNews(drawn: DrawInput, { anglers, sectors, earlier }: DrawNews): DrawInput {
  return orderInput({
    ...drawn,
    anglers: [
      ...drawn.anglers.filter((old) => !anglers.some(({ anglerId }) => anglerId === old.anglerId)),
      ...anglers,
    ],
    sectors: [
      ...drawn.sectors.filter((old) => !sectors.some(({ sectorId }) => sectorId === old.sectorId)),
      ...sectors,
    ],
    earlier: earlier ?? drawn.earlier,
  });
}

function listChanged<T>(before: readonly T[], after: readonly T[]): T[] {
  const known = new Set(before.map(encodeCanonicalJson));
  return after.filter((one) => !known.has(encodeCanonicalJson(one)));
}

function isSame(one: unknown, other: unknown): boolean {
  return encodeCanonicalJson(one) === encodeCanonicalJson(other);
}
