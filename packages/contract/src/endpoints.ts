import { anglerEndpoints } from "./angler.ts";
import { drawEndpoints } from "./draw.ts";
import { drawChangeEndpoints } from "./draw-change.ts";
import { ceremonyEndpoints } from "./draw/ceremony.ts";
import { choosingEndpoints } from "./draw/choosing.ts";
import { drawRunEndpoints } from "./draw-run.ts";
import { drawPaperEndpoints } from "./draw/draw-paper.ts";
import { archiveEndpoints } from "./archive/archive.ts";
import { auditEndpoints } from "./audit.ts";
import { calendarEndpoints } from "./calendar.ts";
import { checkInEndpoints } from "./check-in.ts";
import type { Endpoint } from "./endpoint.ts";
import { invitationLinkEndpoints } from "./invitation-link.ts";
import { eventCopyEndpoints } from "./event-copy.ts";
import { eventProgressEndpoints } from "./event-progress.ts";
import { eventEndpoints } from "./event.ts";
import { entrantEndpoints } from "./registration/entrant.ts";
import { registrationDeskEndpoints } from "./registration/registration-desk.ts";
import { registrationEndpoints } from "./registration/registration-endpoints.ts";
import { registrationSettingsEndpoints } from "./registration/registration-settings.ts";
import { lotteryEndpoints } from "./registration/lottery.ts";
import { paymentEndpoints } from "./registration/payment.ts";
import { startListEndpoints } from "./registration/start-list.ts";
import { passEndpoints } from "./pass.ts";
import { passDeskEndpoints } from "./score/pass-desk.ts";
import { receiptEndpoints } from "./score/receipt.ts";
import { scoreEndpoints } from "./score/score.ts";
import { catchPhotoEndpoints } from "./score/catch-photo.ts";
import { scaleCheckEndpoints } from "./score/scale-check.ts";
import { scoreBoardEndpoints } from "./score/score-board.ts";
import { reportEndpoints } from "./report/report.ts";
import { protestEndpoints } from "./protest.ts";
import { resultPreviewEndpoints } from "./result/result-preview.ts";
import { resultUnitEndpoints } from "./result/result-units.ts";
import { resultViewEndpoints } from "./result/result-views.ts";
import { resultPaperEndpoints } from "./result/result-paper.ts";
import { resultEndpoints } from "./result/result.ts";
import { personEndpoints } from "./person.ts";
import { seriesEndpoints } from "./series/series.ts";
import { seriesPeopleEndpoints } from "./series/series-people.ts";
import { seriesRecordEndpoints } from "./series/series-records.ts";
import { sheetEndpoints } from "./sheet.ts";
import { rulesetEndpoints } from "./ruleset/ruleset.ts";
import { sectorEndpoints } from "./sector.ts";
import { sessionEndpoints } from "./session.ts";
import { groupEndpoints } from "./group.ts";
import { rotationEndpoints } from "./rotation.ts";
import { mailEndpoints } from "./mail.ts";
import { eventSpeciesEndpoints } from "./event-species.ts";
import { securityEndpoints } from "./security.ts";
import { speciesEndpoints } from "./species.ts";
import { teamEndpoints } from "./team.ts";
import { uploadEndpoints } from "./upload.ts";
import { userEndpoints } from "./user.ts";

/**
 * Every call of the API by its name, which is its `operationId` for programs. A route that is not here is not served; a
 * test walks this list for every role.
 */
export const endpointsByName = {
  ...userEndpoints,
  ...speciesEndpoints,
  ...uploadEndpoints,
  ...eventEndpoints,
  ...eventCopyEndpoints,
  ...eventProgressEndpoints,
  ...sessionEndpoints,
  ...teamEndpoints,
  ...anglerEndpoints,
  ...registrationEndpoints,
  ...entrantEndpoints,
  ...registrationDeskEndpoints,
  ...registrationSettingsEndpoints,
  ...startListEndpoints,
  ...paymentEndpoints,
  ...lotteryEndpoints,
  ...checkInEndpoints,
  ...sheetEndpoints,
  ...calendarEndpoints,
  ...rulesetEndpoints,
  ...sectorEndpoints,
  ...groupEndpoints,
  ...rotationEndpoints,
  ...drawEndpoints,
  ...drawRunEndpoints,
  ...drawChangeEndpoints,
  ...scoreEndpoints,
  ...scoreBoardEndpoints,
  ...reportEndpoints,
  ...protestEndpoints,
  ...resultPreviewEndpoints,
  ...resultEndpoints,
  ...resultUnitEndpoints,
  ...resultViewEndpoints,
  ...resultPaperEndpoints,
  ...seriesEndpoints,
  ...seriesPeopleEndpoints,
  ...seriesRecordEndpoints,
  ...personEndpoints,
  ...drawPaperEndpoints,
  ...ceremonyEndpoints,
  ...choosingEndpoints,
  ...passEndpoints,
  ...passDeskEndpoints,
  ...receiptEndpoints,
  ...scaleCheckEndpoints,
  ...catchPhotoEndpoints,
  ...eventSpeciesEndpoints,
  ...securityEndpoints,
  ...invitationLinkEndpoints,
  ...archiveEndpoints,
  ...auditEndpoints,
  ...mailEndpoints,
} satisfies Record<string, Endpoint>;

export const endpoints = Object.values(endpointsByName);

/** Those a program calls for data; files are for people to keep. */
export type AnyEndpoint = Exclude<(typeof endpoints)[number], { file: string }>;
