import { useEffect, useState } from "react";
import { correctedNow } from "../../../lib/clock.ts";
import { moveQueue } from "../../../lib/outbox/move-queue.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { findLeftQueues } from "../device/left-queues.ts";
import { photoQueueName, readPhotoQueue } from "../device/photo-outbox.ts";
import { readScaleQueue, scaleQueueName } from "../device/scale-outbox.ts";
import { queueName } from "../device/score-outbox.ts";
import { openPassSender } from "../device/pass-desk.ts";
import type { OpenPass } from "./open-pass.ts";
import { isEnded } from "./PassNotes.tsx";

/** What waits for another pass of the event that does not send it any more: it can be sent with this one. */
export function LeftEntries({ desk, book, state: { waiting } }: Pick<OpenPass, "desk" | "book" | "state">) {
  const { owner, event } = book;
  const left = useLeftQueues(event.id, owner, waiting);
  if (left.length === 0) return null;
  async function take(): Promise<void> {
    for (const queue of left) {
      await moveQueue(queue, nameFor(queue)(event.id, owner));
    }
    await desk.sync();
  }
  return (
    <Banner action={<Button onClick={() => void take()}>{m.controller_take_left()}</Button>}>
      {m.controller_left()}
    </Banner>
  );
}

function nameFor(queue: string): (eventId: number, owner: string) => string {
  if (readScaleQueue(queue)) return scaleQueueName;
  return readPhotoQueue(queue) ? photoQueueName : queueName;
}

/** Looks again whenever something has changed on this device. */
function useLeftQueues(eventId: number, owner: string, waiting: readonly unknown[]): readonly string[] {
  const [found, setFound] = useState<{ waiting: readonly unknown[]; left: readonly string[] }>();
  useEffect(() => {
    let isShown = true;
    void findLeft(eventId, owner).then((left) => {
      if (isShown) setFound({ waiting, left });
    });
    return () => {
      isShown = false;
    };
  }, [eventId, owner, waiting]);
  return found?.left ?? [];
}

/** Sends what waits for a pass that still holds with that one; what is left then is for somebody to decide. */
async function findLeft(eventId: number, owner: string): Promise<readonly string[]> {
  const left: string[] = [];
  for (const { queue, secret } of await findLeftQueues(eventId, owner, correctedNow())) {
    const sender = secret === undefined ? undefined : openPassSender(secret);
    await sender?.send();
    if (!sender || isEnded(sender.state().failure)) left.push(queue);
  }
  return left;
}
