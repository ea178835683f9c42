import type { ReportResponse, WaitingReport } from "@tightlines/contract/report/report-response";
import { flagReport } from "@tightlines/domain/report/flag-report";
import { findSpeciesSize } from "@tightlines/domain/score/species-sizes";
import type { CatchRules } from "@tightlines/domain/ruleset/catch-rules";
import { type AnglerViewer, showName } from "../angler/angler.presenter.ts";
import type { ListedReport, WaitingRow } from "./report.repository.ts";

/** As everybody sees it while it waits. */
export function presentWaiting(row: WaitingRow, viewer: AnglerViewer): WaitingReport {
  const { id, anglerId, anglerNumber, firstName } = row;
  return {
    id,
    anglerId,
    anglerNumber,
    anglerName: `${firstName} ${showName(row, viewer).lastName}`,
    claim: presentClaim(row),
    isCounting: presentCounted(row) !== null,
  };
}

/** With everything that judges see of it. */
export function presentReport(row: ListedReport, rules: CatchRules): ReportResponse {
  const { id, revision, number, sessionId, sessionNumber, anglerId, anglerNumber, hasCode } = row;
  const size = findSpeciesSize(row.speciesLatinName);
  const flags = flagReport(
    { ...row, species: row.speciesCode, isSamePhoto: row.samePhotoAs !== null, size },
    row,
    rules,
  );
  return {
    id,
    revision,
    number,
    sessionId,
    sessionNumber,
    anglerId,
    anglerNumber,
    anglerName: `${row.firstName} ${row.lastName}`,
    claim: presentClaim(row),
    counted: presentCounted(row),
    hasCode,
    place:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: Number(row.latitude), longitude: Number(row.longitude) },
    photo: { width: row.photoWidth, height: row.photoHeight },
    state: row.state,
    answers: row.answers,
    flags: [...flags],
    samePhoto:
      row.samePhotoAs === null
        ? null
        : {
            id: row.samePhotoAs,
            number: row.otherNumber!,
            anglerName: `${row.otherFirstName} ${row.otherLastName}`,
            state: row.otherState!,
          },
    reason: row.reason,
    decidedBy: row.judgeName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    madeAt: row.madeAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** An angler does not learn who else has sent the same photo. */
export function presentOwnReport(row: ListedReport, rules: CatchRules): ReportResponse {
  return { ...presentReport(row, rules), samePhoto: null };
}

function presentClaim(row: ListedReport): ReportResponse["claim"] {
  const { speciesId, speciesName, lengthMm, weightGrams, caughtAt } = row;
  return { speciesId, speciesName, lengthMm, weightGrams, caughtAt: caughtAt.toISOString() };
}

function presentCounted(row: ListedReport): ReportResponse["counted"] {
  if (row.caughtSpeciesId === null || row.caughtSpeciesName === null || row.fishVoidReason !== null)
    return null;
  return {
    speciesId: row.caughtSpeciesId,
    speciesName: row.caughtSpeciesName,
    lengthMm: row.caughtLengthMm,
    weightGrams: row.caughtWeightGrams,
    caughtAt: row.fishCaughtAt?.toISOString() ?? null,
  };
}
