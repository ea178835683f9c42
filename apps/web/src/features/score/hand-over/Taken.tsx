import { Link } from "@tanstack/react-router";
import type { ScaleCheckOutcome } from "@tightlines/contract/score/scale-check";
import type { ScoreOutcome } from "@tightlines/contract/score/score-operation";
import { useSay } from "../../../lib/api/use-say.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import type { PhotoAnswer } from "../device/photo-outbox.ts";
import styles from "./TakeInPage.module.css";

export interface TakenEntries {
  outcomes: ScoreOutcome[];
  checks: ScaleCheckOutcome[];
  photos: PhotoAnswer[];
}

export interface TakenProps {
  eventUrl: string;
  taken: TakenEntries;
  /** Makes room for the next device. */
  onDone: () => void;
}

/** What became of the entries of another device. */
export function Taken({ eventUrl, taken: { outcomes, checks, photos }, onDone }: TakenProps) {
  const say = useSay();
  const count = (...kinds: ScoreOutcome["outcome"][]) =>
    [...outcomes, ...checks].filter(({ outcome }) => kinds.includes(outcome)).length;
  const [taken, known, early] = [count("applied"), count("repeated"), count("waiting")];
  const open = outcomes.filter(({ outcome }) => outcome === "conflict" || outcome === "refused").length;
  const storedPhotos = photos.filter(({ problem }) => problem === null).length;
  const refusedPhotos = new Set(photos.flatMap(({ problem }) => problem?.detail ?? []));
  return (
    <Card title={m.take_in_done()}>
      <output>
        <ul className={styles.entries}>
          {taken > 0 && <li>{m.take_in_taken({ count: taken })}</li>}
          {storedPhotos > 0 && <li>{m.take_in_photos({ count: storedPhotos })}</li>}
          {known > 0 && <li>{m.take_in_known({ count: known })}</li>}
          {early > 0 && <li>{m.take_in_early({ count: early })}</li>}
          {open > 0 && (
            <li>
              <Link to="/events/$eventUrl/manage/scores/decisions" params={{ eventUrl }}>
                {m.decision_link({ count: open })}
              </Link>
            </li>
          )}
          {[...refusedPhotos].map((detail) => (
            <li key={detail}>
              {m.take_in_photo_refused()}: {detail}
            </li>
          ))}
          {checks.map(
            ({ id, problem }) =>
              problem && (
                <li key={id}>
                  {m.scale_refused()}: {say(problem) ?? problem.detail}
                </li>
              ),
          )}
        </ul>
      </output>
      <Button onClick={onDone}>{m.take_in_next()}</Button>
    </Card>
  );
}
