import { m } from "../../paraglide/messages.js";

/** A noun as people say it; one that came later and has no word yet is shown as it is. */
export function nounWord(noun: string): string {
  return (nouns[noun] ?? (() => humanize(noun)))();
}

export function deedWord(action: string): string {
  return (deeds[action] ?? (() => humanize(action).toLowerCase()))();
}

/** "ruleset.display.decimals" becomes "Ruleset › Display › Decimals"; well-known fields have words of their own. */
export function fieldWord(field: string): string {
  return fields[field]?.() ?? field.split(".").map(humanize).join(" › ");
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

const nouns: Words = {
  event: m.audit_noun_event,
  "event-species": m.audit_noun_event_species,
  ruleset: m.audit_noun_ruleset,
  security: m.audit_noun_security,
  invitation: m.audit_noun_invitation,
  sector: m.audit_noun_sector,
  peg: m.audit_noun_peg,
  session: m.audit_noun_session,
  team: m.audit_noun_team,
  angler: m.audit_noun_angler,
  registration: m.audit_noun_registration,
  group: m.audit_noun_group,
  rotation: m.audit_noun_rotation,
  draw: m.audit_noun_draw,
  "draw-run": m.audit_noun_draw_run,
  score: m.audit_noun_score,
  result: m.audit_noun_result,
};

const deeds: Words = {
  create: m.audit_did_create,
  update: m.audit_did_update,
  delete: m.audit_did_delete,
  accept: m.audit_did_accept,
  resend: m.audit_did_resend,
  publish: m.audit_did_publish,
  lock: m.audit_did_lock,
  draw: m.audit_did_draw,
  generate: m.audit_did_generate,
  import: m.audit_did_import,
  transfer: m.audit_did_transfer,
  substitute: m.audit_did_substitute,
};

const fields: Words = {
  url: m.audit_field_url,
  user_id: m.audit_field_user_id,
  created_by: m.audit_field_created_by,
  team_id: m.audit_field_team_id,
  group_id: m.audit_field_group_id,
  sector_id: m.audit_field_sector_id,
  parent_id: m.audit_field_parent_id,
  session_id: m.audit_field_session_id,
  angler_id: m.audit_field_angler_id,
  species_id: m.audit_field_species_id,
  min_length_mm: m.audit_field_min_length_mm,
  default_min_length_mm: m.audit_field_default_min_length_mm,
  cap: m.audit_field_cap,
  starts_on: m.audit_field_starts_on,
  ends_on: m.audit_field_ends_on,
  starts_at: m.audit_field_starts_at,
  ends_at: m.audit_field_ends_at,
  email: m.audit_field_email,
};
