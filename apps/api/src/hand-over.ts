import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import * as ties from "./across/account-tie.repository.ts";
import { layOutEvent } from "./across/lay-out-event.service.ts";
import * as uploadUse from "./across/upload-use.repository.ts";
import type { AnglerUses } from "./features/angler/angler-uses.ts";
import { findNamesByTeam } from "./features/angler/angler.repository.ts";
import { findHiddenCaptains } from "./features/angler/hidden-captains.ts";
import * as entries from "./features/angler/event-entry.repository.ts";
import * as draws from "./features/draw/draw-use.repository.ts";
import * as eventSpecies from "./features/event-species/event-species.repository.ts";
import type { EventParts } from "./features/event/event-parts.ts";
import type { GroupUses } from "./features/group/group-uses.ts";
import { findLabels } from "./features/group/group.repository.ts";
import { forgetContacts } from "./features/registration/forget-contacts.service.ts";
import { findUrlByUser } from "./features/person/person.repository.ts";
import * as protests from "./features/protest/protest.repository.ts";
import * as registrations from "./features/registration/registration.repository.ts";
import { hidesMinors } from "./features/registration/registration-settings.repository.ts";
import * as reports from "./features/report/report-use.repository.ts";
import { publishByItself } from "./features/result/publish-by-itself.service.ts";
import * as rotations from "./features/rotation/rotation.repository.ts";
import type { ResultUses } from "./features/result/result-uses.ts";
import { eventRules } from "./features/ruleset/event-rules.service.ts";
import { findWithoutCard } from "./features/score/score-board.service.ts";
import type { PublishCorrections } from "./features/score/publish-corrections.ts";
import * as scores from "./features/score/score-use.repository.ts";
import type { SectorUses } from "./features/sector/sector-uses.ts";
import { deleteByAddress } from "./features/security/invitation.repository.ts";
import * as securities from "./features/security/security.repository.ts";
import { eventSessions } from "./features/session/event-sessions.service.ts";
import type { SessionUses } from "./features/session/session-uses.ts";
import type { SpeciesUses } from "./features/species/species-uses.ts";
import type { TeamUses } from "./features/team/team-uses.ts";
import * as teams from "./features/team/team.repository.ts";
import type { UploadUses } from "./features/upload/upload-uses.ts";
import type { AccountTies } from "./features/user/account-ties.ts";

/** What later nouns hand over to earlier ones, which may not know them. */

export const accountTies: AccountTies = {
  lockEvents: ties.lockEventsOf,
  findEvents: ties.findEventsOf,
  findEventsOwnedAlone: ties.findEventsOwnedAlone,
  deleteInvitations: deleteByAddress,
  forgetContacts,
};

export const uploadUses: UploadUses = {
  findUses: uploadUse.findUses,
  removeFromDrafts: uploadUse.removeFromDrafts,
  isUnused: uploadUse.isUnused,
};

export const speciesUses: SpeciesUses = {
  findEventNames: async (db, id) => [
    ...new Set([
      ...(await eventSpecies.findEventNames(db, id)),
      ...(await scores.findEventNamesBySpecies(db, id)),
      ...(await reports.findEventNamesBySpecies(db, id)),
    ]),
  ],
};

export const eventParts: EventParts = {
  rules: eventRules,
  rights: {
    addOwner: async (trx, eventId, userId) => {
      await securities.insert(trx, { eventId, userId, right: "owner" });
    },
    findManagers: securities.findManagers,
    findByUser: securities.findRights,
  },
  sessions: eventSessions,
  entries: {
    countTeams: (db, eventId) => teams.count(db, eventId, { search: "" }),
    countAnglers: entries.countAnglers,
    countPlaces: registrations.countPlaces,
    countRegistrations: registrations.countStanding,
    findLargestTeam: entries.findLargestTeam,
  },
  addSpecies: eventSpecies.insertByCodes,
  layOut: layOutEvent,
};

export const sectorUses: SectorUses = {
  countCells: rotations.countBySector,
  findDrawn: draws.findDrawnPegs,
};

export const sessionUses: SessionUses = {
  countCells: rotations.countBySession,
  countDraws: draws.countBySession,
  findWithoutCard,
  countUndecided: scores.countUndecided,
  countOpenProtests: protests.countOpen,
  countProtests: protests.countBySession,
  // What waits for a judge is a score that is not there yet.
  countScores: async (db, eventId, sessionId) =>
    (await scores.countBySession(db, eventId, sessionId)) ||
    (await reports.countBySession(db, eventId, sessionId)),
  publishResults: (change, { sessionId, ...occasion }) => publishByItself(change, [sessionId], occasion),
};

/** Results come after scores and reports, which change what they follow from. */
export const publishCorrections: PublishCorrections = (change, corrected) => {
  const users = new Set(corrected.map(({ userId }) => userId));
  const reasons = [...new Set(corrected.map(({ reason }) => reason).filter(Boolean))];
  return publishByItself(
    change,
    corrected.map(({ sessionId }) => sessionId),
    {
      cause: "corrected",
      reason: reasons.join("; ").slice(0, REASON_MAX_LENGTH),
      userId: users.size === 1 ? corrected[0]!.userId : null,
    },
  );
};

export const teamUses: TeamUses = {
  findAnglerNames: findNamesByTeam,
  findHiddenCaptains: async (db, eventId) =>
    (await hidesMinors(db, eventId)) ? findHiddenCaptains(db, eventId) : new Map(),
};

export const anglerUses: AnglerUses = {
  findGroups: findLabels,
  findRotatingGroups: rotations.findRotatingGroups,
  hidesMinors,
  findDrawnGroups: draws.findDrawnGroups,
  hasLockedDraw: draws.hasLocked,
  findDependents: draws.findByAnglers,
  countPlaces: draws.countPlaces,
  countProtests: protests.countByAnglers,
  countScores: async (db, eventId, anglerIds) =>
    (await scores.countByAnglers(db, eventId, anglerIds)) ||
    (await reports.countByAnglers(db, eventId, anglerIds)),
};

export const groupUses: GroupUses = { countCells: rotations.countByGroup };

export const resultUses: ResultUses = { findPersonUrl: findUrlByUser };
