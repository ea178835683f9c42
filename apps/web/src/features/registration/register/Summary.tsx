import { Link } from "@tanstack/react-router";
import { use, type ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { FormContext } from "../../../ui/form/form.context.ts";
import { nameOf } from "../../angler/angler-name.ts";
import { categoryLabel } from "../../angler/category-label.ts";
import { formatFee } from "../registration-label.ts";
import { type EntrantDraft, hasMinor, partySize, type RegistrationDraft } from "./registration-draft.ts";
import type { FormMatter } from "./RegisterForm.tsx";
import styles from "./Summary.module.css";

export interface SummaryProps extends FormMatter {
  draft: RegistrationDraft;
  /** Where the letters go. */
  email: string;
}

/** All that was typed, with the way back to each step, and beside it what was refused. */
export function Summary({ draft, email, ...matter }: SummaryProps) {
  const { state, settings, place } = matter;
  const fee = state.categories.find(({ category }) => category === draft.category)?.fee;
  return (
    <>
      <Card title={m.registration_step_who()} aside={<Back matter={matter} step="who" />}>
        <Lines>
          {state.kind === "team" && (
            <Line names={["teamName"]} label={m.registration_field_team()} value={draft.teamName} />
          )}
          {draft.entrants.map((entrant, index) => {
            const label = personLabel(index, partySize(state));
            return <Person key={label} label={label} draft={draft} entrant={entrant} index={index} />;
          })}
          <Problem names={["entrants"]} />
          {hasMinor(draft) && (
            <Line
              names={["guardianName"]}
              label={m.registration_field_guardian()}
              value={draft.guardianName}
            />
          )}
          <Line names={["email"]} label={m.registration_letters()} value={email} />
          {draft.phone && <Line names={["phone"]} label={m.registration_field_phone()} value={draft.phone} />}
        </Lines>
      </Card>
      <Card title={m.registration_step_details()} aside={<Back matter={matter} step="details" />}>
        <Lines>
          <Line
            names={["category"]}
            label={m.registration_category()}
            value={categoryLabel(draft.category)}
          />
          {fee !== undefined && (
            <Line names={[]} label={m.event_fee()} value={formatFee(fee, state.currency)} />
          )}
          {settings.questions.map(({ id, label }) => (
            <Line key={id} names={[`answers.${id}`]} label={label} value={showAnswer(draft.answers[id])} />
          ))}
          {place.change === undefined && (
            <Line names={["acceptsRules"]} label={m.event_rules()} value={m.registration_rules_accepted()} />
          )}
        </Lines>
      </Card>
    </>
  );
}

interface PersonProps {
  draft: RegistrationDraft;
  entrant: EntrantDraft;
  index: number;
  label: string;
}

function Person({ draft: { fishes }, entrant, index, label }: PersonProps) {
  const { email, club, country, licence, isMinor, needsAccessiblePeg } = entrant;
  const facts = [
    email,
    club,
    country,
    licence && m.registration_licence({ licence }),
    isMinor && m.registration_minor(),
    needsAccessiblePeg && m.angler_field_accessible(),
    fishes && index === 0 && m.registration_yourself(),
  ].filter(Boolean);
  return (
    <Line
      names={Object.keys(entrant).map((name) => `entrants.${index}.${name}`)}
      label={label}
      value={
        <>
          {nameOf(entrant)}
          {facts.length > 0 && <span className={styles.facts}>{facts.join(" · ")}</span>}
        </>
      }
    />
  );
}

/** `size` is how many of them fish; the others are reserves. */
function personLabel(index: number, size: number): string {
  if (index >= size) return m.registration_reserve({ number: index - size + 1 });
  return size === 1 ? m.registration_angler_alone() : m.registration_angler({ number: index + 1 });
}

function Back({ matter, step }: { matter: FormMatter; step: "who" | "details" }) {
  const { eventUrl, change } = matter.place;
  return (
    <Link
      to="/events/$eventUrl/registrations/register"
      params={{ eventUrl }}
      search={{ ...(change !== undefined && { change }), ...(step === "details" && { step }) }}
      className={styles.back}
    >
      {step === "who" ? m.registration_back_who() : m.registration_back_details()}
    </Link>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return <dl className={styles.lines}>{children}</dl>;
}

function Line({ names, label, value }: { names: readonly string[]; label: string; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {value || m.registration_no_answer()}
        <Problem names={names} />
      </dd>
    </>
  );
}

/** What was refused about these fields. */
function Problem({ names }: { names: readonly string[] }) {
  const errors = use(FormContext)?.form.errors ?? {};
  const said = names.flatMap((name) => errors[name] ?? []);
  if (said.length === 0) return null;
  return <span className={styles.problem}>{said.join(" ")}</span>;
}

function showAnswer(answer: string | boolean = ""): string {
  if (typeof answer === "string") return answer;
  return answer ? m.ui_yes() : m.ui_no();
}
