import type { ReportDesk } from "@tightlines/contract/report/report";
import type { ReportResponse } from "@tightlines/contract/report/report-response";
import { isUnusualSize } from "@tightlines/domain/report/is-unusual-size";
import { findSpeciesSize } from "@tightlines/domain/score/species-sizes";
import { entryFields } from "@tightlines/domain/score/entry-fields";
import { takesScores } from "@tightlines/domain/score/takes-scores";
import { type FormEvent, useRef, useState } from "react";
import { clockOffset, correctedNow } from "../../../lib/clock.ts";
import { newId } from "../../../lib/outbox/new-id.ts";
import { formatTime } from "../../../lib/time/format-zone.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { PlainCheckbox, PlainInput, PlainSelect } from "../../../ui/PlainField.tsx";
import { toast } from "../../../ui/toast.ts";
import { type CatchDraft, emptyDraft, nextDraft, readDraft } from "../../score/phone/catch-draft.ts";
import { MeasureField } from "../../score/phone/MeasureField.tsx";
import { NumberPad } from "../../score/phone/NumberPad.tsx";
import { SpeciesChoice } from "../../score/phone/SpeciesChoice.tsx";
import { PhotoField } from "./PhotoField.tsx";
import styles from "./ReportPage.module.css";
import type { ReportBody } from "./send-report.ts";
import { usePlace } from "./use-place.ts";

export interface ReportFormProps {
  desk: ReportDesk;
  /** The report of which a judge wants another photo. */
  answering: ReportResponse | undefined;
  onStopAnswering: () => void;
  /** Resolves when the report is on the device. */
  onReport: (body: ReportBody) => Promise<void>;
}

/** One fish with its photo. The keys are large, because they are tapped with wet hands. */
export function ReportForm({ desk, answering, onStopAnswering, onReport }: ReportFormProps) {
  const { event, anglers, choices } = desk;
  const { units, timeZone } = event;
  const now = (useNow() ?? 0) + clockOffset();
  const [anglerId, setAnglerId] = useState(answering?.anglerId ?? anglers[0]!.id);
  const angler = anglers.find(({ id }) => id === anglerId) ?? anglers[0]!;
  const open = desk.sessions.filter(
    ({ id, status, kind, startsAt }) =>
      angler.sessionIds.includes(id) &&
      takesScores({ status, kind, startsAt: new Date(startsAt) }, new Date(now)) === "open",
  );
  const [wantedId, setWantedId] = useState(answering?.sessionId);
  const session = open.find(({ id }) => id === wantedId) ?? open.find(isRunning) ?? open.at(-1);
  const fields = entryFields(desk.ruleset.catching);
  const measures = (["length", "weight"] as const).filter((name) => fields[name] !== "no");
  const shown = measures.length > 0 ? measures : (["length"] as const);
  const only = choices.length === 1 ? choices[0]?.id : undefined;
  const [draft, setDraft] = useState(() => emptyDraft(answering?.claim.speciesId ?? only));
  const [active, setActive] = useState<"length" | "weight">(shown[0] ?? "length");
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [hasCode, setHasCode] = useState(false);
  const place = usePlace();
  const isSaving = useRef(false);
  const change = (part: Partial<CatchDraft>) => setDraft((before) => ({ ...before, ...part }));
  const fish = readDraft(draft, { fields, units, timeZone, now });
  const isMeasured = fish !== undefined && (fish.lengthMm !== null || fish.weightGrams !== null);

  async function save(submitted: FormEvent): Promise<void> {
    submitted.preventDefault();
    const read = readDraft(draft, { fields, units, timeZone, now: correctedNow() });
    if (!read || !isMeasured || !photo || !session || isSaving.current) return;
    isSaving.current = true;
    try {
      await onReport({
        id: newId(),
        sessionId: session.id,
        anglerId: angler.id,
        speciesId: read.speciesId,
        lengthMm: read.lengthMm,
        weightGrams: read.weightGrams,
        caughtAt: read.caughtAt ?? new Date(correctedNow()).toISOString(),
        madeAt: deviceTime(),
        hasCode,
        place: place.value,
        answers: answering?.id ?? null,
        photo,
      });
      setDraft(nextDraft);
      setPhoto(null);
      setHasCode(false);
      toast.success(m.report_stored());
    } catch {
      toast.error(m.report_not_stored());
    } finally {
      isSaving.current = false;
    }
  }

  if (!session) return <p>{m.report_no_session()}</p>;
  return (
    <form className={styles.form} onSubmit={(submitted) => void save(submitted)}>
      {answering && (
        <div className={styles.row}>
          <p>{m.report_answering({ number: answering.number, reason: answering.reason })}</p>
          <Button variant="subtle" onClick={onStopAnswering}>
            {m.report_answering_stop()}
          </Button>
        </div>
      )}
      {anglers.length > 1 && (
        <PlainSelect
          label={m.report_angler()}
          value={String(angler.id)}
          onChange={({ currentTarget }) => setAnglerId(Number(currentTarget.value))}
          options={anglers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {open.length > 1 && (
        <PlainSelect
          label={m.report_which_session()}
          value={String(session.id)}
          onChange={({ currentTarget }) => setWantedId(Number(currentTarget.value))}
          options={open.map(({ id, number }) => ({ value: String(id), label: m.report_session({ number }) }))}
        />
      )}
      <div className={styles.code}>
        <p>{m.report_code({ number: session.number })}</p>
        <strong>{session.code}</strong>
        <p>{m.report_code_help()}</p>
      </div>
      <PhotoField photo={photo} code={session.code ?? ""} onPhoto={setPhoto} />
      <PlainCheckbox
        label={m.report_has_code({ code: session.code ?? "" })}
        checked={hasCode}
        onChange={({ currentTarget }) => setHasCode(currentTarget.checked)}
      />
      <SpeciesChoice
        species={choices}
        recent={[]}
        chosen={draft.speciesId}
        onChoose={(speciesId) => change({ speciesId })}
      />
      {shown.map((name) => (
        <MeasureField
          key={name}
          label={name === "length" ? m.score_length() : m.score_weight()}
          measured={name}
          units={units}
          typed={draft[name]}
          isActive={active === name}
          onFocus={() => setActive(name)}
          onType={(typed) => change({ [name]: typed })}
        />
      ))}
      <NumberPad hasPoint onKey={(press) => change({ [active]: press(draft[active]).slice(0, 9) })} />
      <PlainInput
        type="time"
        label={m.score_time()}
        value={draft.time ?? formatTime(new Date(now).toISOString(), timeZone)}
        onChange={({ currentTarget }) => change({ time: currentTarget.value || undefined })}
      />
      {fish && isOutside(session, fish.caughtAt) && <p>{m.report_outside()}</p>}
      {fish && isUnusual(fish, choices) && <p role="alert">{m.report_unusual_size()}</p>}
      <PlainCheckbox
        label={m.report_tell_place()}
        checked={place.isWanted}
        onChange={({ currentTarget }) => place.want(currentTarget.checked)}
      />
      {place.isUnknown && <p>{m.report_place_unknown()}</p>}
      {!photo && isMeasured && <p>{m.report_needs_photo()}</p>}
      <Button type="submit" variant="filled" disabled={!isMeasured || !photo}>
        {m.report_send()}
      </Button>
    </form>
  );
}

type Choices = ReportDesk["choices"];

/** It is said and not refused: a judge sees the photo. */
function isUnusual(
  fish: { speciesId: number; lengthMm: number | null; weightGrams: number | null },
  choices: Choices,
): boolean {
  const species = choices.find(({ id }) => id === fish.speciesId);
  return isUnusualSize(fish, findSpeciesSize(species?.latinName ?? ""));
}

function isRunning({ status }: { status: string }): boolean {
  return status === "running";
}

function isOutside(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  caughtAt: string | null,
): boolean {
  const at = Date.parse(caughtAt ?? startsAt);
  return at < Date.parse(startsAt) || at > Date.parse(endsAt);
}

/** By the clock of the device, right or wrong: the server compares it with its own. */
function deviceTime(): string {
  return new Date().toISOString();
}
