import { useQuery } from "@tanstack/react-query";
import type { WhatIfQuery, WholeResult } from "@tightlines/contract/result/result-views";
import { type FormEvent, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { PlainInput, PlainSelect } from "../../../ui/PlainField.tsx";
import { MovedTable } from "../../score/edit/MovedTable.tsx";
import { readMeasure, type Units } from "../../score/measure.ts";
import { whatIfFieldsQuery, whatIfQuery } from "../what-if.queries.ts";
import styles from "./Whole.module.css";

interface WhatIfProps {
  eventUrl: string;
  units: Units;
  whole: WholeResult;
}

/** What one more fish would have done to places and sums. Nothing is kept. */
export function WhatIf({ eventUrl, units, whole }: WhatIfProps) {
  const api = useApi();
  const [asked, setAsked] = useState<WhatIfQuery | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { data: fields, error: failed } = useQuery(whatIfFieldsQuery(api, eventUrl));
  const { data: tables, error } = useQuery({
    ...whatIfQuery(api, eventUrl, asked),
    enabled: asked !== null,
  });
  if (failed) return <p>{m.result_why_failed()}</p>;
  if (!fields) return <p>{m.result_why_loading()}</p>;
  const sessions = whole.sessions.map(({ unit }) => unit);
  const asks = (measure: "length" | "weight") =>
    fields[measure] !== "no" || (measure === "weight" && fields.isWeighedWhole);

  function ask(submit: FormEvent<HTMLFormElement>): void {
    submit.preventDefault();
    const typed = new FormData(submit.currentTarget);
    const read = (measure: "length" | "weight") =>
      asks(measure) ? readMeasure(textOf(typed.get(measure)), measure, units) : undefined;
    const lengthMm = read("length");
    const weightGrams = read("weight");
    const isMissing = (["length", "weight"] as const).some((measure) => {
      const isNeeded = fields![measure] === "needed" || (measure === "weight" && fields!.isWeighedWhole);
      return isNeeded && !(measure === "length" ? lengthMm : weightGrams);
    });
    setUnreadable(isMissing);
    if (isMissing) return;
    setAsked({
      angler: whole.id,
      session: Number(typed.get("session")),
      ...(!fields!.isWeighedWhole && { species: Number(typed.get("species")) }),
      ...(lengthMm && { lengthMm }),
      ...(weightGrams && { weightGrams }),
    });
  }

  return (
    <div className={styles.parts}>
      <p>{m.result_what_if_help()}</p>
      <form className={styles.form} onSubmit={ask}>
        <PlainSelect
          name="session"
          label={m.result_what_if_session()}
          options={sessions.map(({ sessionId, sessionNumber: number }) => ({
            value: String(sessionId),
            label: m.result_view_session({ number }),
          }))}
        />
        {!fields.isWeighedWhole && (
          <PlainSelect
            name="species"
            label={m.result_what_if_species()}
            options={fields.species.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        {asks("length") && (
          <PlainInput
            name="length"
            label={m.result_what_if_length()}
            end={units === "imperial" ? "in" : "cm"}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        {asks("weight") && (
          <PlainInput
            name="weight"
            label={m.result_what_if_weight()}
            end={units === "imperial" ? "lb" : "g"}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <Button type="submit">{m.result_what_if_ask()}</Button>
      </form>
      <output>
        {isUnreadable && <p>{m.result_what_if_size()}</p>}
        {error && <p>{readSubmitProblem(error).detail ?? m.ui_form_refused()}</p>}
        {tables?.length === 0 && <p>{m.result_what_if_nothing()}</p>}
      </output>
      {tables?.map((table) => (
        <MovedTable
          key={`${table.classificationId} ${table.unit?.sessionId ?? ""}`}
          table={table}
          units={units}
        />
      ))}
    </div>
  );
}

function textOf(typed: FormDataEntryValue | null): string {
  return typeof typed === "string" ? typed : "";
}
