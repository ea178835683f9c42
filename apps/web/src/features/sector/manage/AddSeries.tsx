import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { MAX_PEGS } from "@tightlines/domain/sector/peg";
import { type SectorKind, sectorKinds } from "@tightlines/domain/sector/sector-kind";
import { suggestSectorCodes } from "@tightlines/domain/sector/suggest-code";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useApi } from "../../../lib/api/api.context.ts";
import { asSeen, useTakeBack } from "../../../lib/deletion/use-take-back.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { kindLabel } from "../kind-label.ts";
import { sectorKeys } from "../sector.queries.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<SeriesValues>();

const MAX_SECTORS = 50;

interface AddSeriesProps {
  event: EventResponse;
  /** The codes that are given already. */
  taken: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

/** "5 sectors of 20 pegs" in one act. */
export function AddSeries({ event, taken, isOpen, onClose }: AddSeriesProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { event: event.url };
  const queryKey = sectorKeys.all(event.url);
  const sayDone = useTakeBack(queryKey);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.sector_series_title()}>
      <Form
        initialValues={usualSeries}
        onSubmit={({ count, codes, pegCount, ...series }) =>
          api.post("/api/events/{event}/sectors/series", {
            params,
            body: { ...series, codes: codesOf(codes, taken, count ?? 0), pegCount: pegCount ?? 0 },
          })
        }
        onSaved={({ data }) => {
          onClose();
          void queryClient.invalidateQueries({ queryKey });
          sayDone(m.sector_series_added({ count: data.length }), () =>
            api.post("/api/events/{event}/sectors/series/undo", { params, body: asSeen(data) }),
          );
        }}
        submitLabel={m.sector_series_submit()}
      >
        {({ count, codes, pegCount }) => (
          <>
            <NumberField
              name={field("count")}
              label={m.sector_series_count()}
              whole
              rule={(value) => (value >= 1 && value <= MAX_SECTORS ? null : m.sector_series_count_wrong())}
            />
            <NumberField
              name={field("pegCount")}
              label={m.sector_series_pegs()}
              whole
              rule={(value) => (value >= 0 && value <= MAX_PEGS ? null : m.sector_series_pegs_wrong())}
            />
            <TextField
              name={field("codes")}
              label={m.sector_series_codes()}
              help={m.sector_series_codes_help()}
              placeholder={suggestSectorCodes(taken, countOf(count)).join(", ")}
              optional
              maxLength={REASON_MAX_LENGTH}
              rule={(text) =>
                codesOf(text, [], 0).length === countOf(count)
                  ? null
                  : m.sector_series_codes_wrong({ count: countOf(count) })
              }
            />
            <SelectField
              name={field("kind")}
              label={m.sector_field_kind()}
              options={sectorKinds.map((value) => ({ value, label: kindLabel(value) }))}
            />
            <CheckboxField name={field("isNumberedThrough")} label={m.sector_series_through()} />
            <CheckboxField name={field("marksEnds")} label={m.sector_series_ends()} />
            <p>
              {m.sector_series_summary({
                codes: codesOf(codes, taken, countOf(count)).join(", "),
                pegs: countOf(count) * (pegCount ?? 0) || 0,
              })}
            </p>
          </>
        )}
      </Form>
    </Dialog>
  );
}

interface SeriesValues {
  count: number | null;
  pegCount: number | null;
  /** Empty while the codes are the next free ones. */
  codes: string;
  kind: SectorKind;
  isNumberedThrough: boolean;
  marksEnds: boolean;
}

const usualSeries: SeriesValues = {
  count: 5,
  pegCount: 20,
  codes: "",
  kind: "bank",
  isNumberedThrough: false,
  marksEnds: true,
};

function codesOf(typed: string, taken: readonly string[], count: number): string[] {
  const codes = typed
    .split(/[,;]/)
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean);
  return codes.length > 0 ? codes : suggestSectorCodes(taken, count);
}

/** While somebody types, the number may be none or beyond reason. */
function countOf(count: number | null): number {
  return count !== null && Number.isInteger(count) ? Math.max(0, Math.min(count, MAX_SECTORS)) : 0;
}
