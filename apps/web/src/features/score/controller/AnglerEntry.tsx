import type { SessionResponse } from "@tightlines/contract/session";
import { isSigned } from "@tightlines/domain/score/hash-score";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Page } from "../../../ui/Page.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import { sessionLabel } from "../../session/session-label.ts";
import type { BookAngler } from "../device/score-book.ts";
import { isAbout, showScore } from "../device/shown-score.ts";
import { PhoneForm } from "../phone/PhoneForm.tsx";
import { SunlightSwitch } from "../SunlightSwitch.tsx";
import styles from "./ControllerPage.module.css";
import type { OpenPass } from "./open-pass.ts";
import { ShowToAngler } from "./ShowToAngler.tsx";

export interface AnglerEntryProps extends OpenPass {
  session: SessionResponse;
  angler: BookAngler;
}

/** One angler: the score is written down, then turned round and shown to them. */
export function AnglerEntry({ desk, state, book, place, onGo, session, angler }: AnglerEntryProps) {
  const pair = { sessionId: session.id, anglerId: angler.id };
  const scores = state.scores.filter(({ anglerId }) => anglerId === angler.id);
  const { entered } = showScore(scores[0], state.waiting.filter(isAbout(pair)));
  const [isShown, setShown] = useState(false);
  const seat = book.places.find((each) => each.sessionId === session.id && each.anglerId === angler.id);
  const facts = [
    seat && m.score_place({ sector: seat.sectorCode, peg: seat.pegNumber }),
    m.score_number(angler),
    angler.teamName,
    sessionLabel(session),
  ];
  const back = () => onGo({ secret: place.secret, sessionId: session.id });
  return (
    <Page
      title={nameOf(angler)}
      description={facts.filter(Boolean).join(" · ")}
      back={
        <Button variant="subtle" className={styles.back} onClick={isShown ? () => setShown(false) : back}>
          {isShown ? m.controller_back_to_form() : m.controller_back()}
        </Button>
      }
    >
      <div className={styles.page}>
        {isShown ? (
          <ShowToAngler {...{ desk, book, pair, entered, state }} pass={place.secret} onDone={back} />
        ) : (
          <>
            <Button className={styles.large} onClick={() => setShown(true)}>
              {isSigned(entered) ? m.controller_receipt() : m.controller_show()}
            </Button>
            <PhoneForm desk={desk} state={{ ...state, scores }} book={book} pair={pair} session={session} />
            <SunlightSwitch />
          </>
        )}
      </div>
    </Page>
  );
}
