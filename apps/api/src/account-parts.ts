import { findAllByUser as findAnglers } from "./features/angler/angler.repository.ts";
import { findAllByUser as findAuditEntries } from "./features/audit/audit.repository.ts";
import { findAllByUser as findPeople } from "./features/person/person.repository.ts";
import { findAllByUser as findProtests } from "./features/protest/protest.repository.ts";
import { findAllByPerson } from "./features/registration/entrant.repository.ts";
import { findAllByUser as findPayments } from "./features/registration/payment.repository.ts";
import { exportRegistrations } from "./features/registration/registration-reading.service.ts";
import { findAllByUser as findReports } from "./features/report/report-use.repository.ts";
import { findAllByUser as findResultVersions } from "./features/result/result-version.repository.ts";
import {
  findOperationsByUser as findScoreOperations,
  findOwnScores as findScores,
  findWaitingByUser,
} from "./features/score/score-use.repository.ts";
import { findByUser as findCatchPhotos } from "./features/score/catch-photo.repository.ts";
import { findByUser as findScaleChecks } from "./features/score/scale-check.repository.ts";
import {
  findAllByUser as findLinksByUser,
  findTakenBy as findLinksTakenBy,
} from "./features/security/invitation-link.repository.ts";
import { findAllByAddress } from "./features/security/invitation.repository.ts";
import { findAllByUser as findSecurities } from "./features/security/security.repository.ts";
import { findAllByUser as findSeries } from "./features/series/series.repository.ts";
import { findAllByUser as findUploads } from "./features/upload/upload.repository.ts";
import { findAllByUser as findCalendars } from "./features/user/calendar.repository.ts";
import type { AccountPart } from "./features/user/account-export.ts";
import { findByCaller } from "./platform/idempotency/idempotency-key.repository.ts";
import type { IdentityIssuer } from "./platform/identity/issuer.ts";
import { findMailTo } from "./platform/mail/outbox.repository.ts";

/**
 * Everything "Export my data" exports. Whatever new table names a person gets its line here. What is known by the address
 * alone is theirs only when they have proven it: anybody can sign up with the address of somebody else.
 */
export function accountParts(issuer: IdentityIssuer): readonly AccountPart[] {
  return [
    { name: "logins", find: (_db, user) => issuer.findLogins(user.uid) },
    { name: "mails", find: async (db, user) => (user.isEmailProven ? findMailTo(db, user.email) : []) },
    { name: "securities", find: (db, user) => findSecurities(db, user.id) },
    {
      name: "invitations",
      find: async (db, user) => (user.isEmailProven ? findAllByAddress(db, user.email) : []),
    },
    { name: "invitationLinks", find: (db, user) => findLinksByUser(db, user.id) },
    { name: "invitationLinksTaken", find: (db, user) => findLinksTakenBy(db, user.id) },
    { name: "anglers", find: (db, user) => findAnglers(db, user.id) },
    { name: "registrations", find: exportRegistrations },
    { name: "entrants", find: findAllByPerson },
    { name: "payments", find: (db, user) => findPayments(db, user.id) },
    { name: "idempotencyKeys", find: (db, user) => findByCaller(db, user.uid) },
    { name: "uploads", find: (db, user) => findUploads(db, user.id) },
    { name: "calendars", find: (db, user) => findCalendars(db, user.id) },
    { name: "scores", find: (db, user) => findScores(db, user.id) },
    { name: "scoreOperations", find: (db, user) => findScoreOperations(db, user.id) },
    { name: "waitingOperations", find: (db, user) => findWaitingByUser(db, user.id) },
    { name: "scaleChecks", find: (db, user) => findScaleChecks(db, user.id) },
    { name: "catchPhotos", find: (db, user) => findCatchPhotos(db, user.id) },
    { name: "reports", find: (db, user) => findReports(db, user.id) },
    { name: "resultVersions", find: (db, user) => findResultVersions(db, user.id) },
    { name: "protests", find: (db, user) => findProtests(db, user.id) },
    { name: "people", find: (db, user) => findPeople(db, user.id) },
    { name: "series", find: (db, user) => findSeries(db, user.id) },
    { name: "auditEntries", find: findAuditEntries },
  ];
}
