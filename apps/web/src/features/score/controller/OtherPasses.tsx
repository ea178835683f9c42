import { useEffect, useState } from "react";
import { listQueues } from "../../../lib/outbox/list-queues.ts";
import { moveQueue } from "../../../lib/outbox/move-queue.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { forgetPass, type KeptPass } from "../device/kept-pass.ts";
import { queueName, readQueueName } from "../device/score-outbox.ts";
import styles from "./ControllerPage.module.css";
import type { OpenPass } from "./PegWalk.tsx";

export interface OtherPassesProps extends OpenPass {
  passes: readonly KeptPass[];
}

/** What else is on this device: other passes, and what was entered with one that is not good any more. */
export function OtherPasses({ desk, state, book, place, passes, onGo }: OtherPassesProps) {
  const left = useLeftQueues(book.event.id, book.owner, state.waiting);
  const waits = state.waiting.some(({ answer }) => answer === null);
  const known = passes.some(({ secret }) => secret === place.secret);
  return (
    <div className={styles.last}>
      {left.length > 0 && (
        <>
          <p>{m.controller_left()}</p>
          <Button
            onClick={() =>
              void Promise.all(
                left.map((queue) => moveQueue(queue, queueName(book.event.id, book.owner))),
              ).then(() => desk.sync())
            }
          >
            {m.controller_take_left()}
          </Button>
        </>
      )}
      {passes.length > 1 && known && (
        <PlainSelect
          label={m.controller_choose()}
          value={place.secret}
          options={passes.map(({ secret, name, eventName }) => ({
            value: secret,
            label: m.controller_of({ name, event: eventName }),
          }))}
          onChange={({ currentTarget }) => onGo({ secret: currentTarget.value })}
        />
      )}
      {!waits && (
        <Button
          variant="subtle"
          onClick={() => void forgetPass(place.secret).then(() => window.location.assign("/pass"))}
        >
          {m.controller_forget()}
        </Button>
      )}
    </div>
  );
}

/** Where entries of other passes of the same event wait. */
function useLeftQueues(eventId: number, owner: string, waiting: unknown): readonly string[] {
  const [left, setLeft] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    void listQueues().then((names) => {
      const found = names.filter((name) => {
        const queue = readQueueName(name);
        return queue?.eventId === eventId && queue.owner !== owner && queue.owner.startsWith("pass ");
      });
      if (isShown) setLeft(found);
    });
    return () => {
      isShown = false;
    };
  }, [eventId, owner, waiting]);
  return left;
}
