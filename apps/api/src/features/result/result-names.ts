import type { ResultRow } from "@tightlines/contract/result/result-table";
import { formatRational } from "@tightlines/domain/number/format-rational";
import type { Rational } from "@tightlines/domain/number/rational";
import { type AnglerViewer, showName } from "../angler/angler.presenter.ts";
import { keyOf } from "../score/score-desk.ts";
import type { NamedPlacement, ResultFacts } from "./result-facts.ts";
import { describeUnits, type NamedUnit } from "./unit-code.ts";

/** The words and numbers beside the ids of a result, as somebody may see them. */
export interface ResultNames {
  facts: ResultFacts;
  angler: (id: number) => ShownAngler | undefined;
  /** Whose account an angler is; null where there is none, and where the name is shortened. */
  accountOf: (id: number) => number | null;
  teamName: (id: number) => string;
  unit: (unitId: string) => NamedUnit;
  seatOf: (sessionId: number, anglerId: number) => NamedPlacement | undefined;
  show: (value: Rational) => string;
  isOfGroup: (groupId: number) => (row: ResultRow) => boolean;
  /** Somebody's own rows, and those of the teams they are in. */
  isOwn: (userId: number | null) => (row: ResultRow) => boolean;
}

export interface ShownAngler {
  number: number;
  name: string;
  teamId: number | null;
  teamName: string | null;
  category: string;
  groupCode: string | null;
}

/** Made once for what was computed and each kind of viewer: everybody who asks reads the same names. */
export function resultNames(facts: ResultFacts, viewer: AnglerViewer): ResultNames {
  const kind = viewer.hidesMinors && !viewer.isOrganizer ? "shortened" : "whole";
  const named = known.get(facts) ?? {};
  known.set(facts, named);
  return (named[kind] ??= nameResults(facts, viewer));
}

const known = new WeakMap<ResultFacts, Partial<Record<"shortened" | "whole", ResultNames>>>();

function nameResults(facts: ResultFacts, viewer: AnglerViewer): ResultNames {
  const groupCodes = new Map(facts.groups.map(({ id, code }) => [id, code]));
  const anglers = new Map(
    facts.anglers.map((angler) => {
      const { firstName, lastName } = showName(angler, viewer);
      const { id, number, teamId, teamName, category, groupId } = angler;
      const groupCode = groupId === null ? null : (groupCodes.get(groupId) ?? null);
      return [id, { number, name: `${firstName} ${lastName}`, teamId, teamName, category, groupCode }];
    }),
  );
  const accounts = new Map(
    facts.anglers
      .filter(({ isMinor }) => viewer.isOrganizer || !viewer.hidesMinors || !isMinor)
      .map(({ id, userId }) => [id, userId]),
  );
  const teams = new Map(facts.anglers.map(({ teamId, teamName }) => [teamId, teamName ?? ""]));
  const units = describeUnits(facts);
  const seats = new Map(
    [...facts.withdrawn, ...facts.placements].map((seat) => [
      keyOf({ sessionId: seat.sessionId, anglerId: seat.entryId }),
      seat,
    ]),
  );
  return {
    facts,
    angler: (id) => anglers.get(id),
    accountOf: (id) => accounts.get(id) ?? null,
    teamName: (id) => teams.get(id) ?? "",
    unit: units,
    seatOf: (sessionId, anglerId) => seats.get(keyOf({ sessionId, anglerId })),
    show: (value) => formatRational(value, facts.ruleset.display),
    isOfGroup: (groupId) => among(facts.anglers.filter((angler) => angler.groupId === groupId)),
    isOwn: (userId) => among(facts.anglers.filter((angler) => userId !== null && angler.userId === userId)),
  };
}

function among(anglers: readonly { id: number; teamId: number | null }[]): (row: ResultRow) => boolean {
  const ids = new Set(anglers.map(({ id }) => id));
  const teamIds = new Set(anglers.map(({ teamId }) => teamId));
  return ({ lists, id }) => (lists === "teams" ? teamIds.has(id) : ids.has(id));
}
