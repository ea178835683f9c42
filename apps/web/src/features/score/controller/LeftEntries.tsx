import { useEffect, useState } from "react";
import { listQueues } from "../../../lib/outbox/list-queues.ts";
import { moveQueue } from "../../../lib/outbox/move-queue.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { isOfPass } from "../device/kept-pass.ts";
import { queueName, readQueueName } from "../device/score-outbox.ts";
import type { OpenPass } from "./open-pass.ts";

/** What waits for another pass of the event, which may have been ended: it can be sent with this one. */
export function LeftEntries({ desk, book, state: { waiting } }: Pick<OpenPass, "desk" | "book" | "state">) {
  const { owner, event } = book;
  const left = useLeftQueues(event.id, owner, waiting);
  if (left.length === 0) return null;
  async function take(): Promise<void> {
    for (const queue of left) await moveQueue(queue, queueName(event.id, owner));
    await desk.sync();
  }
  return (
    <Banner action={<Button onClick={() => void take()}>{m.controller_take_left()}</Button>}>
      {m.controller_left()}
    </Banner>
  );
}

/** Looks again whenever something has changed on this device. */
function useLeftQueues(eventId: number, owner: string, waiting: readonly unknown[]): readonly string[] {
  const [found, setFound] = useState<{ waiting: readonly unknown[]; left: readonly string[] }>();
  useEffect(() => {
    let isShown = true;
    void listQueues().then((names) => {
      const left = names.filter((name) => {
        const queue = readQueueName(name);
        return queue?.eventId === eventId && queue.owner !== owner && isOfPass(queue.owner);
      });
      if (isShown) setFound({ waiting, left });
    });
    return () => {
      isShown = false;
    };
  }, [eventId, owner, waiting]);
  return found?.left ?? [];
}
