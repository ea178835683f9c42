import type { Kysely, Transaction } from "kysely";
import type { AnglerTable } from "./tables/angler.table.ts";
import type { AuditTable } from "./tables/audit.table.ts";
import type { CalendarTable } from "./tables/calendar.table.ts";
import type { CatchTable } from "./tables/catch.table.ts";
import type { CheckInTable } from "./tables/check-in.table.ts";
import type { DrawTable } from "./tables/draw.table.ts";
import type { PassTable } from "./tables/pass.table.ts";
import type { DrawChangeTable } from "./tables/draw-change.table.ts";
import type { DrawRunTable } from "./tables/draw-run.table.ts";
import type { EntrantRemovalTable } from "./tables/entrant-removal.table.ts";
import type { EntrantTable } from "./tables/entrant.table.ts";
import type { EventOldUrlTable } from "./tables/event-old-url.table.ts";
import type { EventRulesetTable } from "./tables/event-ruleset.table.ts";
import type { EventSpeciesTable } from "./tables/event-species.table.ts";
import type { EventTable } from "./tables/event.table.ts";
import type { GroupTable } from "./tables/group.table.ts";
import type { IdempotencyKeyTable } from "./tables/idempotency-key.table.ts";
import type { InvitationTable } from "./tables/invitation.table.ts";
import type { LotteryTable } from "./tables/lottery.table.ts";
import type { MailTable } from "./tables/mail.table.ts";
import type { PaymentTable } from "./tables/payment.table.ts";
import type { PegTable } from "./tables/peg.table.ts";
import type { PenaltyTable } from "./tables/penalty.table.ts";
import type { RegistrationSettingsTable } from "./tables/registration-settings.table.ts";
import type { RegistrationTable } from "./tables/registration.table.ts";
import type { RevisionTable } from "./tables/revision.table.ts";
import type { RotationTable } from "./tables/rotation.table.ts";
import type { ScaleCheckTable } from "./tables/scale-check.table.ts";
import type { ScoreOperationTable } from "./tables/score-operation.table.ts";
import type { ScoreTable } from "./tables/score.table.ts";
import type { SectorTable } from "./tables/sector.table.ts";
import type { SecurityTable } from "./tables/security.table.ts";
import type { SessionTable } from "./tables/session.table.ts";
import type { SpeciesTable } from "./tables/species.table.ts";
import type { TeamTable } from "./tables/team.table.ts";
import type { UploadTable } from "./tables/upload.table.ts";
import type { UserTable } from "./tables/user.table.ts";
import type { WaitingOperationTable } from "./tables/waiting-operation.table.ts";

/** Every table, in the camelCase the code uses; the database itself speaks snake_case. */
export interface Schema {
  angler: AnglerTable;
  audit: AuditTable;
  calendar: CalendarTable;
  catch: CatchTable;
  checkIn: CheckInTable;
  draw: DrawTable;
  pass: PassTable;
  drawChange: DrawChangeTable;
  drawRun: DrawRunTable;
  entrant: EntrantTable;
  entrantRemoval: EntrantRemovalTable;
  event: EventTable;
  eventOldUrl: EventOldUrlTable;
  eventRuleset: EventRulesetTable;
  eventSpecies: EventSpeciesTable;
  group: GroupTable;
  idempotencyKey: IdempotencyKeyTable;
  invitation: InvitationTable;
  lottery: LotteryTable;
  mail: MailTable;
  payment: PaymentTable;
  peg: PegTable;
  penalty: PenaltyTable;
  registration: RegistrationTable;
  registrationSettings: RegistrationSettingsTable;
  revision: RevisionTable;
  rotation: RotationTable;
  scaleCheck: ScaleCheckTable;
  score: ScoreTable;
  scoreOperation: ScoreOperationTable;
  sector: SectorTable;
  security: SecurityTable;
  session: SessionTable;
  species: SpeciesTable;
  team: TeamTable;
  upload: UploadTable;
  user: UserTable;
  waitingOperation: WaitingOperationTable;
}

/** What queries are asked of: the database, or a transaction in it. */
export type Db = Kysely<Schema>;

/** For what must happen together, or not at all. */
export type Trx = Transaction<Schema>;
