import type { Migration } from "kysely";
import * as searchKey from "./20261115T0850-search-key.ts";
import * as audit from "./20261115T0900-audit.ts";
import * as mail from "./20261115T0910-mail.ts";
import * as revision from "./20261115T0920-revision.ts";
import * as user from "./20261115T1000-user.ts";
import * as identity from "./20261115T1010-identity.ts";
import * as rateLimit from "./20261115T1020-rate-limit.ts";
import * as event from "./20261115T1030-event.ts";
import * as security from "./20261115T1040-security.ts";
import * as species from "./20261115T1100-species.ts";
import * as starterSpecies from "./20261115T1110-starter-species.ts";
import * as eventSpecies from "./20261115T1120-event-species.ts";
import * as userRevision from "./20261115T1130-user-revision.ts";
import * as upload from "./20261115T1210-upload.ts";
import * as eventSearch from "./20261115T1220-event-search.ts";
import * as sector from "./20261115T1300-sector.ts";
import * as session from "./20261115T1310-session.ts";
import * as team from "./20261115T1320-team.ts";
import * as group from "./20261115T1330-group.ts";
import * as angler from "./20261115T1340-angler.ts";
import * as rotation from "./20261115T1350-rotation.ts";
import * as drawRun from "./20261115T1360-draw-run.ts";
import * as eventSettings from "./20261115T1370-event-settings.ts";
import * as invitation from "./20261115T1380-invitation.ts";
import * as sharedRows from "./20261115T1390-shared-rows.ts";
import * as hybridBass from "./20261115T1400-hybrid-bass.ts";
import * as eventOldUrl from "./20261115T1410-event-old-url.ts";
import * as eventWasCancelled from "./20261115T1420-event-was-cancelled.ts";
import * as drawRunUndo from "./20261115T1430-draw-run-undo.ts";
import * as drawRunKind from "./20261116T0750-draw-run-kind.ts";
import * as drawRunSeedSource from "./20261116T0830-draw-run-seed-source.ts";
import * as drawRunPeople from "./20261116T0840-draw-run-people.ts";
import * as eventDescriptionHtml from "./20261116T0856-event-description-html.ts";
import * as takesPart from "./20261116T0915-takes-part.ts";
import * as rulesetWords from "./20261116T0916-ruleset-words.ts";
import * as mailGivenUp from "./20261116T0926-mail-given-up.ts";
import * as invitationInviter from "./20261116T0955-invitation-inviter.ts";
import * as userEmailProven from "./20261116T0956-user-email-proven.ts";
import * as eventByDate from "./20261116T1005-event-by-date.ts";
import * as idempotencyKey from "./20261116T1125-idempotency-key.ts";
import * as registration from "./20261116T1150-registration.ts";
import * as mailAttachments from "./20261116T1200-mail-attachments.ts";
import * as calendar from "./20261116T1201-calendar.ts";
import * as payment from "./20261116T1235-payment.ts";
import * as entrantWithdrawnByList from "./20261116T1243-entrant-withdrawn-by-list.ts";
import * as anglerMinor from "./20261116T1300-angler-minor.ts";
import * as checkIn from "./20261116T1440-check-in.ts";
import * as entrantReply from "./20261116T1458-entrant-reply.ts";
import * as mailMessageId from "./20261116T1510-mail-message-id.ts";
import * as lottery from "./20261116T1511-lottery.ts";
import * as draw from "./20261116T1518-draw.ts";
import * as drawChange from "./20261116T1818-draw-change.ts";
import * as score from "./20261116T1830-score.ts";
import * as drawRunRevealed from "./20261116T1857-draw-run-revealed.ts";
import * as anglerGroupReason from "./20261116T1858-angler-group-reason.ts";
import * as drawChoice from "./20261116T2210-draw-choice.ts";
import * as pass from "./20261116T2306-pass.ts";
import * as receipt from "./20261117T0145-receipt.ts";
import * as scoreCheck from "./20261117T0146-score-check.ts";
import * as drawRunUnlocks from "./20261117T0301-draw-run-unlocks.ts";
import * as drawRunUnsentLetters from "./20261117T0302-draw-run-unsent-letters.ts";
import * as drawShared from "./20261117T0303-draw-shared.ts";
import * as guardianConsent from "./20261117T0400-guardian-consent.ts";
import * as mergedInto from "./20261117T0410-merged-into.ts";
import * as listedEntrant from "./20261117T0420-listed-entrant.ts";
import * as waitingOperation from "./20261117T0501-waiting-operation.ts";
import * as takenIn from "./20261117T0502-taken-in.ts";
import * as scaleCheck from "./20261117T0503-scale-check.ts";
import * as report from "./20261117T0600-report.ts";
import * as scoreOperationSent from "./20261117T0700-score-operation-sent.ts";
import * as resultVersion from "./20261117T0801-result-version.ts";
import * as protest from "./20261117T0900-protest.ts";
import * as scaleCheckTakenIn from "./20261118T0101-scale-check-taken-in.ts";
import * as listedRole from "./20261118T0200-listed-role.ts";
import * as groupRunPromised from "./20261118T0201-group-run-promised.ts";
import * as series from "./20261118T0501-series.ts";
import * as eventHome from "./20261118T0601-event-home.ts";
import * as resultVersionCause from "./20261118T0801-result-version-cause.ts";
import * as pointsSet from "./20261118T0802-points-set.ts";
import * as invitationLink from "./20261119T0101-invitation-link.ts";
import * as person from "./20261118T0701-person.ts";
import * as catchPhoto from "./20261119T0501-catch-photo.ts";
import * as drawHeld from "./20261119T0901-draw-held.ts";

/** Every migration in the order it runs. New ones go to the end; one that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  "20261115T0850-search-key": searchKey,
  "20261115T0900-audit": audit,
  "20261115T0910-mail": mail,
  "20261115T0920-revision": revision,
  "20261115T1000-user": user,
  "20261115T1010-identity": identity,
  "20261115T1020-rate-limit": rateLimit,
  "20261115T1030-event": event,
  "20261115T1040-security": security,
  "20261115T1100-species": species,
  "20261115T1110-starter-species": starterSpecies,
  "20261115T1120-event-species": eventSpecies,
  "20261115T1130-user-revision": userRevision,
  "20261115T1210-upload": upload,
  "20261115T1220-event-search": eventSearch,
  "20261115T1300-sector": sector,
  "20261115T1310-session": session,
  "20261115T1320-team": team,
  "20261115T1330-group": group,
  "20261115T1340-angler": angler,
  "20261115T1350-rotation": rotation,
  "20261115T1360-draw-run": drawRun,
  "20261115T1370-event-settings": eventSettings,
  "20261115T1380-invitation": invitation,
  "20261115T1390-shared-rows": sharedRows,
  "20261115T1400-hybrid-bass": hybridBass,
  "20261115T1410-event-old-url": eventOldUrl,
  "20261115T1420-event-was-cancelled": eventWasCancelled,
  "20261115T1430-draw-run-undo": drawRunUndo,
  "20261116T0750-draw-run-kind": drawRunKind,
  "20261116T0830-draw-run-seed-source": drawRunSeedSource,
  "20261116T0840-draw-run-people": drawRunPeople,
  "20261116T0856-event-description-html": eventDescriptionHtml,
  "20261116T0915-takes-part": takesPart,
  "20261116T0916-ruleset-words": rulesetWords,
  "20261116T0926-mail-given-up": mailGivenUp,
  "20261116T0955-invitation-inviter": invitationInviter,
  "20261116T0956-user-email-proven": userEmailProven,
  "20261116T1005-event-by-date": eventByDate,
  "20261116T1125-idempotency-key": idempotencyKey,
  "20261116T1150-registration": registration,
  "20261116T1200-mail-attachments": mailAttachments,
  "20261116T1201-calendar": calendar,
  "20261116T1235-payment": payment,
  "20261116T1243-entrant-withdrawn-by-list": entrantWithdrawnByList,
  "20261116T1300-angler-minor": anglerMinor,
  "20261116T1440-check-in": checkIn,
  "20261116T1458-entrant-reply": entrantReply,
  "20261116T1510-mail-message-id": mailMessageId,
  "20261116T1511-lottery": lottery,
  "20261116T1518-draw": draw,
  "20261116T1818-draw-change": drawChange,
  "20261116T1830-score": score,
  "20261116T1857-draw-run-revealed": drawRunRevealed,
  "20261116T1858-angler-group-reason": anglerGroupReason,
  "20261116T2210-draw-choice": drawChoice,
  "20261116T2306-pass": pass,
  "20261117T0145-receipt": receipt,
  "20261117T0146-score-check": scoreCheck,
  "20261117T0301-draw-run-unlocks": drawRunUnlocks,
  "20261117T0302-draw-run-unsent-letters": drawRunUnsentLetters,
  "20261117T0303-draw-shared": drawShared,
  "20261117T0400-guardian-consent": guardianConsent,
  "20261117T0410-merged-into": mergedInto,
  "20261117T0420-listed-entrant": listedEntrant,
  "20261117T0501-waiting-operation": waitingOperation,
  "20261117T0502-taken-in": takenIn,
  "20261117T0503-scale-check": scaleCheck,
  "20261117T0600-report": report,
  "20261117T0700-score-operation-sent": scoreOperationSent,
  "20261117T0801-result-version": resultVersion,
  "20261117T0900-protest": protest,
  "20261118T0101-scale-check-taken-in": scaleCheckTakenIn,
  "20261118T0200-listed-role": listedRole,
  "20261118T0201-group-run-promised": groupRunPromised,
  "20261118T0501-series": series,
  "20261118T0601-event-home": eventHome,
  "20261118T0701-person": person,
  "20261118T0801-result-version-cause": resultVersionCause,
  "20261118T0802-points-set": pointsSet,
  "20261119T0101-invitation-link": invitationLink,
  "20261119T0501-catch-photo": catchPhoto,
  "20261119T0901-draw-held": drawHeld,
};
