import { openStream, seatEverybody } from "./independent-draw.ts";

// Step 4 of docs/verify-a-draw.md with every constraint, over several sessions. It imports no rule of ours.

export interface SealedInput {
  mode: {
    kind: string;
    assignments?: { sessionId: number; anglerId: number; sectorId: number }[];
    cells?: { sessionId: number; groupId: number; sectorId: number | null }[];
  };
  sessionIds: number[];
  anglers: { anglerId: number; teamId: number | null; groupId: number | null; onlyPegIds?: number[] }[];
  sectors: {
    sectorId: number;
    isRing: boolean;
    pegs: { pegId: number; isEnd: boolean; isOutOfUse: boolean }[];
  }[];
  constraints: { kind: string; strength: string }[];
  pins: { sessionId: number; anglerId: number; pegId: number }[];
  earlier: Place[];
}

export interface Place {
  sessionId: number;
  anglerId: number;
  sectorId: number;
  pegId: number;
}

/** Every session after the ones before it: what these gave counts with `earlier`. */
export function drawSessions(seed: Buffer, input: SealedInput): Place[] {
  const drawn: Place[] = [];
  for (const session of input.sessionIds) {
    const known = [...input.earlier, ...drawn];
    for (const box of boxesOf(input, session)) drawn.push(...drawBox(seed, input, known, session, box));
  }
  return drawn;
}

interface Box {
  label: string;
  anglers: SealedInput["anglers"];
  sectors: SealedInput["sectors"];
}

function boxesOf({ mode, anglers, sectors }: SealedInput, session: number): Box[] {
  if (mode.kind === "free") return [{ label: `session ${session}`, anglers, sectors }];
  return sectors.map((sector) => ({
    label: `session ${session} sector ${sector.sectorId}`,
    sectors: [sector],
    anglers: anglers.filter(({ anglerId, groupId }) =>
      mode.kind === "rotation"
        ? mode.cells!.some(
            (cell) =>
              cell.sessionId === session && cell.groupId === groupId && cell.sectorId === sector.sectorId,
          )
        : mode.assignments!.some(
            (one) =>
              one.sessionId === session && one.anglerId === anglerId && one.sectorId === sector.sectorId,
          ),
    ),
  }));
}

function drawBox(
  seed: Buffer,
  input: SealedInput,
  known: readonly Place[],
  session: number,
  { label, anglers, sectors }: Box,
): Place[] {
  const asked = new Set(input.constraints.map(({ kind }) => kind));
  const seats = sectors.flatMap(({ sectorId, pegs }) =>
    pegs.filter(({ isOutOfUse }) => !isOutOfUse).map((peg) => ({ ...peg, sectorId })),
  );
  const seatOf = seatEverybody(
    {
      entrants: anglers.length,
      seats: seats.length,
      isAllowed: (entrant, seat) => {
        const { anglerId, onlyPegIds } = anglers[entrant]!;
        const { pegId, sectorId, isEnd } = seats[seat]!;
        const own = known.filter((one) => one.anglerId === anglerId);
        const pin = input.pins.find((one) => one.sessionId === session && one.anglerId === anglerId);
        if (pin && pin.pegId !== pegId) return false;
        if (asked.has("given-pegs") && onlyPegIds && !onlyPegIds.includes(pegId)) return false;
        if (asked.has("new-sector") && own.some((one) => one.sectorId === sectorId)) return false;
        return !(asked.has("one-end-peg") && isEnd && own.some((one) => isEndPeg(input, one.pegId)));
      },
      clash: (one, seat, other, otherSeat) => {
        if (!areNeighbours(input, seats[seat]!.pegId, seats[otherSeat]!.pegId)) return false;
        const [here, there] = [anglers[one]!, anglers[other]!];
        const areMates = here.teamId !== null && here.teamId === there.teamId;
        return (
          (asked.has("team-mates-apart") && areMates) ||
          (asked.has("new-neighbour") && haveMet(input, known, here.anglerId, there.anglerId))
        );
      },
    },
    openStream(seed, label),
  );
  return anglers.map(({ anglerId }, entrant) => {
    const { sectorId, pegId } = seats[seatOf[entrant]!]!;
    return { sessionId: session, anglerId, sectorId, pegId };
  });
}

function isEndPeg({ sectors }: SealedInput, pegId: number): boolean {
  return sectors.some(({ pegs }) => pegs.some((peg) => peg.pegId === pegId && peg.isEnd));
}

/** Side by side in walking order, in use or not; round a lake the last and the first as well. */
export function areNeighbours({ sectors }: SealedInput, one: number, other: number): boolean {
  return sectors.some(({ pegs, isRing }) => {
    const [here, there] = [one, other].map((id) => pegs.findIndex(({ pegId }) => pegId === id)) as [
      number,
      number,
    ];
    const steps = Math.abs(here - there);
    return here >= 0 && there >= 0 && (steps === 1 || (isRing && steps === pegs.length - 1 && steps > 0));
  });
}

function haveMet(input: SealedInput, known: readonly Place[], one: number, other: number): boolean {
  return known.some(
    (mine) =>
      mine.anglerId === one &&
      known.some(
        (theirs) =>
          theirs.anglerId === other &&
          theirs.sessionId === mine.sessionId &&
          areNeighbours(input, mine.pegId, theirs.pegId),
      ),
  );
}

/** How often each constraint is broken, counted in what was published: an angler or a pair once in a session. */
export function countBreaches(input: SealedInput, places: readonly Place[]): Record<string, number> {
  const before = ({ sessionId }: Place) => [
    ...input.earlier,
    ...places.filter((one) => input.sessionIds.indexOf(one.sessionId) < input.sessionIds.indexOf(sessionId)),
  ];
  const angler = (id: number) => input.anglers.find(({ anglerId }) => anglerId === id)!;
  const own = (place: Place) => before(place).filter(({ anglerId }) => anglerId === place.anglerId);
  const beside = (place: Place) =>
    places.filter(
      (one) =>
        one.sessionId === place.sessionId &&
        one.anglerId > place.anglerId &&
        areNeighbours(input, one.pegId, place.pegId),
    );
  const count = (isBroken: (place: Place) => boolean) => places.filter(isBroken).length;
  const countPairs = (isBroken: (one: Place, other: Place) => boolean) =>
    places.flatMap((one) => beside(one).filter((other) => isBroken(one, other))).length;
  return {
    "given-pegs": count(({ anglerId, pegId }) => angler(anglerId).onlyPegIds?.includes(pegId) === false),
    "new-sector": count((place) => own(place).some(({ sectorId }) => sectorId === place.sectorId)),
    "one-end-peg": count(
      (place) => isEndPeg(input, place.pegId) && own(place).some(({ pegId }) => isEndPeg(input, pegId)),
    ),
    "team-mates-apart": countPairs(
      (one, other) => angler(one.anglerId).teamId === angler(other.anglerId).teamId,
    ),
    "new-neighbour": countPairs((one, other) => haveMet(input, before(one), one.anglerId, other.anglerId)),
    pin: input.pins.filter(
      (pin) =>
        !places.some(
          (one) =>
            one.sessionId === pin.sessionId && one.anglerId === pin.anglerId && one.pegId === pin.pegId,
        ),
    ).length,
  };
}
