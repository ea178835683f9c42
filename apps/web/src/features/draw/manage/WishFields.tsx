import { MOST_ROUNDS } from "@tightlines/domain/duel/most-rounds";
import { m } from "../../../paraglide/messages.js";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import type { FieldName } from "../../../ui/form/field-name.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { constraintLabel } from "./constraint-words.ts";
import styles from "./DrawListPage.module.css";
import { constraintKinds, type WishValues } from "./draw-wish.ts";

/** These fields hold one of a few words; what a select gives back is one of its own options. */
const field = fieldNames<WishValues>() as (name: keyof WishValues) => FieldName<string>;

const roundsField = fieldNames<WishValues>()("rounds");

interface ModeFieldsProps {
  values: WishValues;
  hasRotation: boolean;
  hasDuels: boolean;
}

/** The way to draw, and what that way asks besides. */
export function ModeFields({ values: { mode }, hasRotation, hasDuels }: ModeFieldsProps) {
  return (
    <>
      <ChoiceField
        name={field("mode")}
        label={m.peg_draw_field_mode()}
        options={[
          ...(hasDuels ? [{ value: "duels", label: m.duel_mode(), words: m.duel_mode_words() }] : []),
          ...(hasRotation
            ? [
                {
                  value: "rotation",
                  label: m.peg_draw_mode_rotation(),
                  words: m.peg_draw_mode_rotation_words(),
                },
              ]
            : []),
          { value: "free", label: m.peg_draw_mode_free(), words: m.peg_draw_mode_free_words() },
          {
            value: "per-sector",
            label: m.peg_draw_mode_sectors(),
            words: m.peg_draw_mode_sectors_words(),
          },
          { value: "team-rows", label: m.peg_draw_mode_rows(), words: m.peg_draw_mode_rows_words() },
          { value: "order-of-choice", label: m.peg_draw_mode_order(), words: m.peg_draw_mode_order_words() },
        ]}
      />
      {mode === "team-rows" && (
        <SelectField
          name={field("membersTake")}
          label={m.peg_draw_members()}
          options={[
            { value: "slot", label: m.peg_draw_members_slot() },
            { value: "lot", label: m.peg_draw_members_lot() },
          ]}
        />
      )}
      {mode === "order-of-choice" && <OrderFields />}
      {mode === "duels" && <DuelFields />}
    </>
  );
}

function OrderFields() {
  return (
    <>
      <SelectField
        name={field("by")}
        label={m.peg_draw_order_by()}
        options={[
          { value: "angler", label: m.peg_draw_order_by_angler() },
          { value: "team", label: m.peg_draw_order_by_team() },
        ]}
      />
      <SelectField
        name={field("laterSessions")}
        label={m.peg_draw_later()}
        options={[
          { value: "drawn", label: m.peg_draw_later_drawn() },
          { value: "reversed", label: m.peg_draw_later_reversed() },
        ]}
      />
    </>
  );
}

function DuelFields() {
  return (
    <>
      <NumberField
        name={roundsField}
        label={m.duel_rounds()}
        help={m.duel_rounds_help()}
        whole
        rule={(rounds) =>
          rounds >= 1 && rounds <= MOST_ROUNDS ? null : m.duel_rounds_wrong({ most: MOST_ROUNDS })
        }
      />
      <SelectField
        name={field("judgedBy")}
        label={m.duel_judged_by()}
        options={[
          { value: "anglers", label: m.duel_judged_by_anglers() },
          { value: "officials", label: m.duel_judged_by_officials() },
        ]}
      />
    </>
  );
}

/** What the draw keeps to, and how strictly. */
export function ConstraintFields() {
  return (
    <fieldset className={styles.group}>
      <legend>{m.peg_draw_constraints()}</legend>
      {constraintKinds.map((kind) => (
        <SelectField
          key={kind}
          name={field(kind)}
          label={constraintLabel(kind)}
          options={[
            { value: "hard", label: m.peg_draw_constraint_hard() },
            { value: "soft", label: m.peg_draw_constraint_soft() },
            { value: "off", label: m.peg_draw_constraint_off() },
          ]}
        />
      ))}
    </fieldset>
  );
}
