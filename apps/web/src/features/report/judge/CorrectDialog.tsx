import type { ReportCorrection } from "@tightlines/contract/report/report";
import type { ReportResponse } from "@tightlines/contract/report/report-response";
import { entryFields } from "@tightlines/domain/score/entry-fields";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { ScoreBook } from "../../score/device/score-book.ts";
import { readMeasure, writeMeasure } from "../../score/measure.ts";

interface Values {
  speciesId: string;
  length: string;
  weight: string;
  reason: string;
}

const field = fieldNames<Values>();

export interface CorrectDialogProps {
  report: ReportResponse;
  book: ScoreBook;
  onClose: () => void;
  onCorrect: (correction: ReportCorrection, reason: string) => Promise<void>;
}

/** What the judge reads from the photo, in place of the claim. */
export function CorrectDialog({ report, book, onClose, onCorrect }: CorrectDialogProps) {
  const { units } = book.event;
  const fields = entryFields(book.rules.catching);
  const { claim } = report;
  const written = (value: number | null, measured: "length" | "weight") =>
    value === null ? "" : writeMeasure(value, measured, units);
  const read = ({ speciesId, length, weight }: Values): ReportCorrection => ({
    speciesId: Number(speciesId),
    lengthMm: readMeasure(length, "length", units) ?? null,
    weightGrams: readMeasure(weight, "weight", units) ?? null,
    caughtAt: claim.caughtAt,
  });
  return (
    <Dialog isOpen onClose={onClose} title={m.report_correct_title()}>
      <Form
        initialValues={{
          speciesId: String(claim.speciesId),
          length: written(claim.lengthMm, "length"),
          weight: written(claim.weightGrams, "weight"),
          reason: "",
        }}
        onSubmit={(values) => onCorrect(read(values), values.reason)}
        onSaved={onClose}
        submitLabel={m.report_correct_title()}
      >
        <SelectField
          name={field("speciesId")}
          label={m.report_claim_species()}
          options={book.species.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {(fields.length !== "no" || claim.lengthMm !== null) && (
          <TextField name={field("length")} label={m.score_length()} inputMode="decimal" />
        )}
        {(fields.weight !== "no" || claim.weightGrams !== null) && (
          <TextField name={field("weight")} label={m.score_weight()} inputMode="decimal" />
        )}
        <TextField
          name={field("reason")}
          label={m.report_reason()}
          help={m.report_reason_help()}
          maxLength={REASON_MAX_LENGTH}
        />
      </Form>
    </Dialog>
  );
}
