import type { AuditAction } from "@tightlines/contract/audit-action";
import type { EventAuditNoun } from "@tightlines/contract/topic";
import { snakeKey } from "@tightlines/contract/wire/case";
import { m } from "../../paraglide/messages.js";

/** A noun as people say it; one of an older version that is gone is shown as it was recorded. */
export function nounWord(noun: string): string {
  return noun in nouns ? nouns[noun as EventAuditNoun]() : humanize(noun);
}

/** An act of an older version that is no longer done is shown as it was recorded. */
export function deedWord(action: string): string {
  return action in deeds ? deeds[action as AuditAction]() : humanize(action).toLowerCase();
}

/** "ruleset.display.decimals" becomes "Ruleset › Display › Decimals"; well-known fields have words of their own. */
export function fieldWord(field: string): string {
  return fields[snakeKey(field)]?.() ?? field.split(".").map(humanize).join(" › ");
}

/** "needs_accessible_peg" or "bestPerDay" in words. */
function humanize(name: string): string {
  const words = name
    .replaceAll(/[_-]/g, " ")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Words = Readonly<Record<string, (() => string) | undefined>>;

const nouns: Record<EventAuditNoun, () => string> = {
  event: m.audit_noun_event,
  "event-species": m.audit_noun_event_species,
  ruleset: m.audit_noun_ruleset,
  security: m.audit_noun_security,
  invitation: m.audit_noun_invitation,
  "invitation-link": m.audit_noun_invitation_link,
  sector: m.audit_noun_sector,
  session: m.audit_noun_session,
  team: m.audit_noun_team,
  angler: m.audit_noun_angler,
  registration: m.audit_noun_registration,
  "registration-settings": m.audit_noun_registration_settings,
  "registration-message": m.audit_noun_registration_message,
  lottery: m.audit_noun_lottery,
  group: m.audit_noun_group,
  rotation: m.audit_noun_rotation,
  draw: m.audit_noun_draw,
  "draw-run": m.audit_noun_draw_run,
  pass: m.audit_noun_pass,
  score: m.audit_noun_score,
  report: m.audit_noun_report,
  result: m.audit_noun_result,
  protest: m.audit_noun_protest,
};

const deeds: Record<AuditAction, () => string> = {
  create: m.audit_did_create,
  update: m.audit_did_update,
  delete: m.audit_did_delete,
  order: m.audit_did_order,
  transfer: m.audit_did_transfer,
  substitute: m.audit_did_substitute,
  generate: m.audit_did_generate,
  draw: m.audit_did_draw,
  undo: m.audit_did_undo,
  publish: m.audit_did_publish,
  reveal: m.audit_did_reveal,
  lock: m.audit_did_lock,
  unlock: m.audit_did_unlock,
  withdraw: m.audit_did_withdraw,
  decide: m.audit_did_decide,
  accept: m.audit_did_accept,
  decline: m.audit_did_decline,
  send: m.audit_did_send,
  resend: m.audit_did_resend,
  schedule: m.audit_did_schedule,
  start: m.audit_did_start,
  close: m.audit_did_close,
  "make-official": m.audit_did_make_official,
  export: m.audit_did_export,
  reopen: m.audit_did_reopen,
  cancel: m.audit_did_cancel,
  forget: m.audit_did_forget,
};

const fields: Words = {
  url: m.audit_field_url,
  user_id: m.audit_field_user_id,
  created_by: m.audit_field_created_by,
  copied_from: m.audit_field_copied_from,
  team_id: m.audit_field_team_id,
  group_id: m.audit_field_group_id,
  sector_id: m.audit_field_sector_id,
  parent_id: m.audit_field_parent_id,
  session_id: m.audit_field_session_id,
  angler_id: m.audit_field_angler_id,
  peg_id: m.audit_field_peg_id,
  species_id: m.audit_field_species_id,
  min_length_mm: m.audit_field_min_length_mm,
  default_min_length_mm: m.audit_field_default_min_length_mm,
  cap: m.audit_field_cap,
  starts_on: m.audit_field_starts_on,
  ends_on: m.audit_field_ends_on,
  starts_at: m.audit_field_starts_at,
  ends_at: m.audit_field_ends_at,
  email: m.audit_field_email,
  seed_source: m.audit_field_seed_source,
};
