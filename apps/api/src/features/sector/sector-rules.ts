import { type FieldCode, type PhraseCode, tell, type Told } from "@tightlines/contract/problem/problem";
import type { PegInput, SectorPatch } from "@tightlines/contract/sector";
import type { Db } from "../../platform/database/schema.ts";
import type { PegRow } from "../../platform/database/tables/peg.table.ts";
import type { SectorRow } from "../../platform/database/tables/sector.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { SectorUses } from "./sector-uses.ts";
import type { SectorWithPegs } from "./sector.presenter.ts";
import * as sectors from "./sector.repository.ts";

/** A sub-sector is part of a sector of the same event that is no sub-sector itself. `id` is absent for a new one. */
export function requireParent(
  all: readonly SectorRow[],
  id: number | undefined,
  parentId: number | null,
): void {
  if (parentId === null) return;
  const parent = all.find((sector) => sector.id === parentId);
  if (!parent) throw new ProblemError("sector-not-found", { fields: { parentId: [tell("not-in-list")] } });
  if (parentId === id) throw wrongField("parentId", tell("part-of-itself"));
  if (parent.parentId !== null) {
    const whole = all.find((sector) => sector.id === parent.parentId);
    throw tooDeep(tell("sector-is-a-part", { sector: parent.code, whole: whole?.code ?? "" }));
  }
  const parts = all.filter((sector) => id !== undefined && sector.parentId === id);
  if (parts.length > 0)
    throw tooDeep(tell("sectors-below-a-part", { sectors: parts.map(({ code }) => code) }));
}

/** What is sent with an id must be a peg of this very sector. */
export function requireOwnPegs(own: readonly PegRow[], wanted: readonly PegInput[]): void {
  const known = new Set(own.map(({ id }) => id));
  const stranger = wanted.find(({ id }) => id !== undefined && !known.has(id));
  if (stranger) throw wrongField("pegs", tell("peg-of-another-sector", { number: stranger.number }));
}

/** A peg that somebody is drawn on stays: it may be out of use, but the draw still speaks of it. */
export async function requireUndrawn(
  db: Db,
  { eventId, code }: SectorRow,
  removed: readonly PegRow[],
  uses: SectorUses,
): Promise<void> {
  const drawn = await drawnOf(db, eventId, removed, uses);
  if (!drawn) return;
  throw new ProblemError("peg-in-use", { facts: { name: code, ...drawn } });
}

/** Whoever deletes a sector is told everything that depends on it at once. */
export async function requireUnneeded(db: Db, sector: SectorWithPegs, uses: SectorUses): Promise<void> {
  const { eventId, id, code } = sector;
  const parts = (await sectors.findAll(db, eventId)).filter(({ parentId }) => parentId === id);
  const rotations = await uses.countCells(db, eventId, id);
  const drawn = await drawnOf(db, eventId, sector.pegs, uses);
  const reasons = [
    ...(parts.length > 0 ? [tell("sectors-are-parts", { sectors: parts.map((part) => part.code) })] : []),
    ...(rotations > 0 ? [tell("rotation-leads-there", { cells: rotations })] : []),
    ...(drawn ? [tell("draws-use-pegs", { draws: drawn.draws })] : []),
  ];
  if (reasons.length === 0) return;
  throw new ProblemError("still-needed", { facts: { name: tell("sector-label", { code }), reasons } });
}

/** A map pin is two numbers or none. */
export function requireWholePin(
  before: SectorRow,
  change: Pick<SectorPatch, "latitude" | "longitude">,
): void {
  const { latitude = before.latitude, longitude = before.longitude } = change;
  if ((latitude === null) !== (longitude === null)) throw wrongField("longitude", tell("half-a-map-pin"));
}

async function drawnOf(db: Db, eventId: number, rows: readonly PegRow[], uses: SectorUses) {
  const drawn = await uses.findDrawn(
    db,
    eventId,
    rows.map(({ id }) => id),
  );
  if (drawn.length === 0) return undefined;
  const ids = new Set(drawn.map(({ pegId }) => pegId));
  return {
    pegs: rows.filter(({ id }) => ids.has(id)).map(({ number }) => number),
    draws: [...new Set(drawn.flatMap((each) => each.draws))].sort((a, b) => a - b),
  };
}

function tooDeep(reason: Told<PhraseCode>): ProblemError {
  return new ProblemError("sub-sector-too-deep", {
    facts: { reason },
    fields: { parentId: [tell("too-deep", { why: reason })] },
  });
}

function wrongField(name: string, problem: Told<FieldCode>): ProblemError {
  return new ProblemError("invalid-input", { fields: { [name]: [problem] } });
}
