import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ScaleCheckInput } from "@tightlines/contract/score/scale-check";
import { SCALE_CHECKS_AT_ONCE } from "@tightlines/domain/score/needs-scale";
import { SCORE_OPERATIONS_AT_ONCE } from "@tightlines/domain/score/score-operation";
import { useApi } from "../../../lib/api/api.context.ts";
import { sendPhoto } from "../../../lib/api/send-photo.ts";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { m } from "../../../paraglide/messages.js";
import { BlobImage } from "../../../ui/BlobImage.tsx";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { aboutSentence } from "../decisions/about-sentence.ts";
import { sendOnce } from "../device/photo-outbox.ts";
import type { ScoreBook } from "../device/score-book.ts";
import { saidSentence } from "../said-sentence.ts";
import { sessionCheckSentence } from "../scale-words.ts";
import { forgetScores } from "../score.queries.ts";
import { fishOf } from "./fish-of.ts";
import type { HandOver } from "./hand-over.ts";
import { Taken, type TakenEntries } from "./Taken.tsx";
import styles from "./TakeInPage.module.css";

export interface ReviewEntriesProps {
  eventUrl: string;
  book: ScoreBook;
  handOver: HandOver;
  photos: ReadonlyMap<string, Blob>;
  /** Makes room for the next device. */
  onDone: () => void;
}

/** What the other device has entered, for the organizer to read before they answer for it, and what became of it. */
export function ReviewEntries({ eventUrl, book, handOver, photos, onDone }: ReviewEntriesProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { operations, checks, passId, passName } = handOver;
  const handedOver = fishOf(operations);
  const count = operations.length + checks.length || photos.size;
  const taking = useMutation({
    async mutationFn() {
      const params = { event: eventUrl };
      const taken: TakenEntries = { outcomes: [], checks: [], photos: [] };
      for (const some of inParts(operations, SCORE_OPERATIONS_AT_ONCE)) {
        const body = { passId, operations: some };
        const { data } = await api.post("/api/events/{event}/scores/take-in", { params, body });
        taken.outcomes.push(...data);
      }
      for (const some of inParts(checks, SCALE_CHECKS_AT_ONCE)) {
        const body = { passId, checks: some };
        const { data } = await api.post("/api/events/{event}/scores/take-in/scale-checks", { params, body });
        taken.checks.push(...data);
      }
      // After their fish, without which the server knows none of them.
      for (const [catchId, photo] of photos) {
        const path = `/api/events/${encodeURIComponent(eventUrl)}/scores/photos`;
        taken.photos.push(await sendOnce(() => sendPhoto(api, path, { catch_id: catchId }, photo)));
      }
      return taken;
    },
    onSettled: () => forgetScores(queryClient, eventUrl),
  });
  if (taking.data) return <Taken eventUrl={eventUrl} taken={taking.data} onDone={onDone} />;
  return (
    <Card title={passName ? m.take_in_of_pass({ name: passName, count }) : m.take_in_of_account({ count })}>
      <ul className={styles.entries}>
        {operations.map((operation) => (
          <li key={operation.id} className={styles.entry}>
            <strong>{saidSentence(book, handedOver, operation)}</strong>
            <span className={styles.hint}>
              {[aboutSentence(book, operation), formatMoment(operation.madeAt, book.event.timeZone)].join(
                " · ",
              )}
            </span>
          </li>
        ))}
        {checks.map((check) => (
          <CheckEntry key={check.id} book={book} check={check} />
        ))}
        {[...photos].map(([catchId, photo]) => (
          <li key={`photo ${catchId}`} className={styles.entry}>
            <BlobImage className={styles.photo} blob={photo} alt={m.take_in_photo()} />
          </li>
        ))}
      </ul>
      {taking.error && (
        <Banner tone="clay">{readSubmitProblem(taking.error).detail ?? m.ui_form_refused()}</Banner>
      )}
      <div className={styles.ways}>
        <Button variant="filled" loading={taking.isPending} onClick={() => taking.mutate()}>
          {m.take_in_accept({ count })}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {m.take_in_not()}
        </Button>
      </div>
    </Card>
  );
}

function CheckEntry({ book, check }: { book: ScoreBook; check: ScaleCheckInput }) {
  return (
    <li className={styles.entry}>
      <strong>{m.scale_is({ number: check.scaleNumber })}</strong>
      <span className={styles.hint}>{sessionCheckSentence(book, check)}</span>
    </li>
  );
}

function inParts<Each>(all: readonly Each[], size: number): Each[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, place) => all.slice(place * size, (place + 1) * size));
}
