import type { PenaltyInput } from "@tightlines/contract/score/score-values";
import { parseRational } from "@tightlines/domain/number/format-rational";
import type { EnteredCatch } from "@tightlines/domain/score/entered-score";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { SuggestField } from "../../../ui/form/SuggestField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import { fishSentence } from "../score-words.ts";
import { penaltyEffects } from "./penalty-words.ts";

interface PenaltyDraft {
  code: string;
  effect: PenaltyInput["effect"];
  catchId: string;
  points: string;
  weightGrams: number | null;
}

const field = fieldNames<PenaltyDraft>();
const untouched: PenaltyDraft = { code: "", effect: "none", catchId: "", points: "", weightGrams: null };

export interface PenaltyDialogProps {
  book: ScoreBook;
  /** Those that count. */
  fish: readonly EnteredCatch[];
  /** Goes on to the question why, and whom it moves. */
  onChosen: (penalty: PenaltyInput) => void;
  onClose: () => void;
}

/** A card, or what a jury has decided, with what it does to the score (rulebook 1.4). */
export function PenaltyDialog({ book, fish, onChosen, onClose }: PenaltyDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={m.penalty_add()}>
      <Form
        initialValues={untouched}
        submitLabel={m.penalty_next()}
        onSubmit={async (draft) => readPenalty(draft)}
        onSaved={onChosen}
        secondary={
          <Button variant="subtle" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
        }
      >
        <SuggestField
          name={field("code")}
          label={m.penalty_code()}
          help={m.penalty_code_help()}
          maxLength={40}
          suggestions={[m.penalty_warning(), m.penalty_yellow(), m.penalty_red(), m.penalty_jury()]}
        />
        <SelectField
          name={field("effect")}
          label={m.penalty_effect()}
          options={Object.entries(penaltyEffects).map(([value, label]) => ({ value, label: label() }))}
        />
        {fish.length > 0 && (
          <SelectField
            name={field("catchId")}
            label={m.penalty_fish()}
            help={m.penalty_fish_help()}
            optional
            options={fish.map(({ id, values }) => ({ value: id, label: fishSentence(book, values) }))}
          />
        )}
        <TextField
          name={field("points")}
          label={m.penalty_points()}
          help={m.penalty_points_help()}
          optional
          maxLength={40}
          inputMode="decimal"
        />
        <NumberField
          name={field("weightGrams")}
          label={m.penalty_weight()}
          help={m.penalty_weight_help()}
          optional
          whole
          unit={m.penalty_gram()}
        />
      </Form>
    </Dialog>
  );
}

/** What is thrown is shown beside the form. */
function readPenalty({ code, effect, catchId, points, weightGrams }: PenaltyDraft): PenaltyInput {
  const exact = points.trim().replace(",", ".");
  if (exact !== "" && parseRational(exact) === undefined) throw refusal(m.penalty_points_wrong());
  if (effect === "points-set" && exact === "") throw refusal(m.penalty_points_wrong());
  if (weightGrams !== null && weightGrams < 0) throw refusal(m.penalty_weight_wrong());
  if ((effect === "fish-voided") !== (catchId !== "")) throw refusal(m.penalty_fish_wrong());
  return { code, effect, catchId: catchId || null, points: exact || null, weightGrams };
}

function refusal(detail: string): Error {
  return Object.assign(new Error(), { detail });
}
