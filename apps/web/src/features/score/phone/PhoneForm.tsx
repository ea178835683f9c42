import type { SessionResponse } from "@tightlines/contract/session";
import type { EnteredCatch } from "@tightlines/domain/score/entered-score";
import { entryFields } from "@tightlines/domain/score/entry-fields";
import { needsReason } from "@tightlines/domain/score/needs-reason";
import { needsScale } from "@tightlines/domain/score/needs-scale";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useState, useSyncExternalStore } from "react";
import { logFailure } from "../../../lib/log-failure.ts";
import { hasSignal, subscribeSignal } from "../../../lib/signal.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { PlainInput } from "../../../ui/PlainField.tsx";
import { toast } from "../../../ui/toast.ts";
import { ClosedNote } from "../ClosedNote.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import type { DeskState, ScoreDesk, ScoreStepInput } from "../device/score-desk.ts";
import { isAbout, type Pair, showScore, totalOf } from "../device/shown-score.ts";
import { useOtherBags } from "../device/use-other-bags.ts";
import { DeviceNotes } from "../DeviceNotes.tsx";
import { doubtSentence, doubtsOf } from "../doubts.ts";
import { PhotoNotices } from "../PhotoNotices.tsx";
import { ScaleNotices } from "../ScaleNotices.tsx";
import { ScoreNotices } from "../ScoreNotices.tsx";
import { totalSentence } from "../score-words.ts";
import { CatchForm } from "./CatchForm.tsx";
import { ChangeFishDialog } from "./ChangeFishDialog.tsx";
import { FishList } from "./FishList.tsx";
import { FormChoice } from "./FormChoice.tsx";
import styles from "./PhoneForm.module.css";
import { PresenceForm } from "./PresenceForm.tsx";
import { ScaleCheck } from "./ScaleCheck.tsx";
import { useFishPhotos } from "./use-fish-photos.ts";
import { WeighInForm } from "./WeighInForm.tsx";

export interface PhoneFormProps {
  desk: ScoreDesk;
  state: DeskState;
  book: ScoreBook;
  pair: Pair;
  session: SessionResponse;
  /**
   * Where a score is corrected: somebody sees what a change moves and says why, or thinks better of it. Fish are changed,
   * too.
   */
  review?: Review;
  /** The same where a score is entered, for a change of what the angler has signed or of a session that is over. */
  reviewLater?: Review;
}

type Review = (step: ScoreStepInput) => Promise<string | undefined>;

/** One angler in one session, as it is written down at the water. */
export function PhoneForm(props: PhoneFormProps) {
  const { desk, state, book, pair, session, review, reviewLater } = props;
  const fields = entryFields(book.rules.catching);
  const operations = state.waiting.filter(isAbout(pair));
  const { entered, waiting } = showScore(state.scores[0], operations);
  const total = totalOf(book, entered, pair);
  const otherBags = useOtherBags(desk, pair);
  const photos = useFishPhotos(book, pair, state.photos);
  const hasFish = entered.catches.length > 0;
  const [form, setForm] = useState<"weigh-in" | "catches">();
  const shownForm = form ?? (hasFish ? "catches" : fields.form);
  const [reason, setReason] = useState("");
  const [said, setSaid] = useState<{ id: string | undefined }>();
  const [changed, setChanged] = useState<EnteredCatch>();
  const isCorrection = needsReason(
    { kind: "set-weigh-in", seen: null, weighIn: null },
    entered,
    session.status,
  );
  // Without signal nobody knows whom it moves: the reason alone is asked for.
  const signal = useSyncExternalStore(subscribeSignal, hasSignal, () => false);
  const ask = review ?? (isCorrection && signal ? reviewLater : undefined);
  const asksReason = !ask && isCorrection;
  const isReady = !asksReason || reason.trim() !== "";

  /**
   * Answers the id under which it is stored. Nobody is told that something is saved before it is, and nothing is drawn before
   * it: on a slow phone the entry would wait for that.
   */
  async function say(step: ScoreStepInput): Promise<string | undefined> {
    if (ask) setSaid(undefined);
    const given = ask ? await ask(step) : asksReason ? reason.trim() : "";
    if (given === undefined) return undefined;
    const reasons = [given, step.reason ?? ""].filter(Boolean);
    const id = await desk
      .say(pair, { ...step, reason: cut([...new Set(reasons)].join(". ")) })
      .catch((error: unknown) => {
        logFailure(String(error));
        return undefined;
      });
    setSaid({ id });
    return id;
  }
  /** The fish is saved already, whatever becomes of its photo. */
  async function addPhoto(id: string, photo: Blob): Promise<void> {
    await desk.addPhoto(id, photo).catch((error: unknown) => {
      logFailure(String(error));
      toast.error(m.photo_not_saved());
    });
  }
  const undo = ({ id, saidBy }: EnteredCatch) =>
    void say({
      kind: "void-catch",
      catchId: id,
      seen: saidBy,
      reason: reason.trim() || m.score_undo_reason(),
    });
  const restore = ({ id, saidBy }: EnteredCatch) =>
    void say({
      kind: "restore-catch",
      catchId: id,
      seen: saidBy,
      reason: reason.trim() || m.score_restore_reason(),
    });

  return (
    <div className={styles.form}>
      <p className={styles.total}>
        <strong>{totalSentence(book, total)}</strong>
        {book.rules.catching.catchScore.kind !== "count" && (
          <span>{m.score_fish({ count: total.fishCount })}</span>
        )}
      </p>
      {entered.weighIn.value !== null && entered.catches.some(({ voidReason }) => voidReason === null) && (
        <p>{m.score_weighed_counts()}</p>
      )}
      <DeviceNotes {...state} />
      <ClosedNote book={book} session={session} />
      <ScoreNotices
        desk={desk}
        book={book}
        entered={entered}
        answered={operations.filter(({ answer }) => answer !== null)}
      />
      {!review && ask && <p>{m.score_correction_note()}</p>}
      {asksReason && (
        <PlainInput
          label={m.score_reason()}
          placeholder={m.score_reason_help()}
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <ScaleNotices desk={desk} book={book} checks={state.checks} />
      <PhotoNotices desk={desk} photos={state.photos} />
      {!review && needsScale(fields) && (
        <ScaleCheck desk={desk} book={book} sessionId={session.id} checks={state.checks} />
      )}
      {fields.takesWeighIn && <FormChoice chosen={shownForm} onChoose={setForm} />}
      {shownForm === "catches" ? (
        <CatchForm
          book={book}
          pair={pair}
          entered={entered}
          otherBags={otherBags}
          isReady={isReady}
          onSave={async (fish, why, photo) => {
            const id = await say({ kind: "add-catch", catch: fish, reason: why });
            if (id !== undefined && photo) await addPhoto(id, photo);
            return id !== undefined;
          }}
        />
      ) : (
        <WeighInForm
          book={book}
          pair={pair}
          entered={entered}
          otherBags={otherBags}
          isReady={isReady}
          onSave={(weighIn, seen, why) => say({ kind: "set-weigh-in", seen, weighIn, reason: why })}
        />
      )}
      {/* A new element each time: the same words would not be read out again. */}
      <output className={styles.said}>{said?.id && <span key={said.id}>{m.score_saved()}</span>}</output>
      {said && !said.id && <Banner tone="clay">{m.score_not_saved()}</Banner>}
      {(shownForm === "catches" || hasFish) && (
        <FishList
          book={book}
          catches={entered.catches}
          scored={total.catches}
          waiting={waiting}
          photos={photos}
          sending={sendingParts(state, operations)}
          isReady={isReady}
          onChange={review ? setChanged : undefined}
          onUndo={undo}
          onRestore={restore}
        />
      )}
      {doubtsOf(entered, { book, pair, otherBags })
        .filter(({ code }) => code === "score-absent-with-catch")
        .map((doubt) => (
          <Banner key={doubt.code} tone="float">
            {doubtSentence(doubt, book)}
          </Banner>
        ))}
      <PresenceForm
        stored={entered.presence.value}
        isReady={isReady}
        onSave={(presence) => void say({ kind: "set-presence", seen: entered.presence.saidBy, ...presence })}
      />
      {changed && (
        <ChangeFishDialog
          book={book}
          fish={changed}
          onSave={async (fish) => {
            const { id: catchId, saidBy: seen } = changed;
            return (await say({ kind: "change-catch", catchId, seen, catch: fish })) !== undefined;
          }}
          onClose={() => setChanged(undefined)}
        />
      )}
    </div>
  );
}

/** The fish whose operations are on their way. */
function sendingParts({ sending }: DeskState, operations: DeskState["waiting"]): ReadonlySet<string> {
  const parts = operations
    .filter(({ id }) => sending.has(id))
    .map(({ body }) => ("catchId" in body ? body.catchId : body.id));
  return new Set(parts);
}

/** Half of a pair of characters, such as an emoji's, could not be stored. */
function cut(reason: string): string {
  return reason.slice(0, REASON_MAX_LENGTH).replace(/\p{Cs}$/u, "");
}
