import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ChoosingResponse } from "@tightlines/contract/draw/choosing";
import type { EventResponse } from "@tightlines/contract/event";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { sectorListQuery } from "../../sector/sector.queries.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { sessionListQuery } from "../../session/session.queries.ts";
import { ChooseForm } from "./ChooseForm.tsx";
import styles from "./ChoosePage.module.css";
import { choosingQuery } from "./choosing.queries.ts";
import { TurnList } from "./TurnList.tsx";
import { useChoice } from "./use-choice.ts";

/** Where an order of choice was drawn: they come forward one after the other and choose their pegs. */
export function ChoosePage({ event: { url } }: { event: EventResponse }) {
  const api = useApi();
  const choosing = useQuery(choosingQuery(api, url));
  const sessions = useQuery(sessionListQuery(api, url));
  const sectors = useQuery(sectorListQuery(api, url));
  const back = (
    <Link to="/events/$eventUrl/manage/draws" params={{ eventUrl: url }}>
      {m.peg_draw_title()}
    </Link>
  );
  return (
    <Page title={m.choosing_page()} description={m.choosing_words()} back={back}>
      <Loaded
        query={choosing}
        skeleton={<FormSkeleton />}
        isEmpty={(found) => found.length === 0}
        empty={<NothingToChoose eventUrl={url} />}
      >
        {(found) => (
          <div className={styles.cards}>
            {found.map((one) => (
              <SessionChoosing
                key={one.sessionId}
                eventUrl={url}
                choosing={one}
                session={sessions.data?.find(({ id }) => id === one.sessionId)}
                sectors={sectors.data ?? []}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

interface SessionChoosingProps {
  eventUrl: string;
  choosing: ChoosingResponse;
  session: SessionResponse | undefined;
  sectors: readonly SectorResponse[];
}

function SessionChoosing({ eventUrl, choosing, session, sectors }: SessionChoosingProps) {
  const { takeBack } = useChoice(eventUrl, choosing);
  const turn = choosing.turns.find((one) => one.turn === choosing.next);
  return (
    <Card title={session ? sessionLabel(session) : ""}>
      {turn && choosing.isOpen ? (
        // A new form for each: nobody starts with what the one before them has chosen.
        <ChooseForm key={turn.turn} eventUrl={eventUrl} choosing={choosing} turn={turn} sectors={sectors} />
      ) : (
        <p>{turn ? m.choosing_closed() : m.choosing_over()}</p>
      )}
      <h3 className={styles.order}>{m.peg_draw_turns()}</h3>
      <TurnList
        choosing={choosing}
        renderAction={(one) =>
          choosing.isOpen &&
          (one.place !== null || one.passes > 0) && (
            <Button variant="subtle" onClick={() => void takeBack(one.turn)}>
              {m.choosing_take_back()}
            </Button>
          )
        }
      />
    </Card>
  );
}

function NothingToChoose({ eventUrl }: { eventUrl: string }) {
  return (
    <EmptyState
      drawing={<QuietWater />}
      sentence={m.choosing_empty()}
      action={
        <ButtonLink to="/events/$eventUrl/manage/draws" params={{ eventUrl }} variant="filled">
          {m.ceremony_control_prepare()}
        </ButtonLink>
      }
    />
  );
}
