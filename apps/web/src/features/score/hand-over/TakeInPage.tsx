import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useRef, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { FileButton } from "../../../ui/FileButton.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { bookQuery } from "../decisions/decision.queries.ts";
import { CodeCamera } from "./CodeCamera.tsx";
import { type Collected, collectPiece } from "./collect-pieces.ts";
import { ReviewEntries } from "./ReviewEntries.tsx";
import styles from "./TakeInPage.module.css";

/** Where an organizer takes in what another device cannot send: by a file, or by its codes. */
export function TakeInPage({ event }: { event: EventResponse }) {
  const book = useQuery(bookQuery(useApi(), event.url));
  const [collected, setCollected] = useState<Collected>({ state: "none" });
  const [isLooking, setLooking] = useState(false);
  // Codes may be seen faster than one of them is read.
  const reading = useRef<Promise<Collected>>(Promise.resolve(collected));
  async function read(text: string): Promise<void> {
    reading.current = reading.current.then((before) => collectPiece(before, text));
    const next = await reading.current;
    setCollected(next);
    if (next.state === "all") setLooking(false);
  }
  function begin(): void {
    reading.current = Promise.resolve({ state: "none" });
    setCollected({ state: "none" });
  }
  const isOthers = collected.state === "all" && collected.handOver.eventId !== event.id;
  return (
    <Page
      title={m.take_in_page()}
      description={m.take_in_description()}
      back={
        <Link to="/events/$eventUrl/manage/scores" params={{ eventUrl: event.url }}>
          {m.score_back_to_list()}
        </Link>
      }
    >
      <div className={styles.page}>
        <div className={styles.ways}>
          <Button aria-pressed={isLooking} onClick={() => setLooking(!isLooking)}>
            {isLooking ? m.take_in_camera_stop() : m.take_in_camera()}
          </Button>
          <FileButton
            accept=".txt,text/plain"
            onFile={(file) => {
              begin();
              void file.text().then(read);
            }}
          >
            {m.take_in_file()}
          </FileButton>
        </div>
        {isLooking && <CodeCamera onCode={(text) => void read(text)} />}
        <output>{sentenceOf(collected)}</output>
        {isOthers && <Banner tone="clay">{m.take_in_other_event()}</Banner>}
        {collected.state === "all" && !isOthers && (
          <Loaded query={book} skeleton={<FormSkeleton fields={3} />}>
            {(words) => (
              <ReviewEntries
                eventUrl={event.url}
                book={words}
                handOver={collected.handOver}
                photos={collected.photos}
                onDone={begin}
              />
            )}
          </Loaded>
        )}
      </div>
    </Page>
  );
}

function sentenceOf(collected: Collected): string {
  switch (collected.state) {
    case "unknown":
      return m.take_in_unknown();
    case "broken":
      return m.take_in_broken();
    case "some":
      return m.take_in_some({ read: collected.pieces.length, count: collected.count });
    case "none":
    case "all":
      return "";
  }
}
