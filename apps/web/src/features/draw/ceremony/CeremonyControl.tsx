import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { CeremonyResponse } from "@tightlines/contract/draw/ceremony";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { DrawNow } from "../manage/DrawNow.tsx";
import { useRunStep } from "../manage/use-run-step.ts";
import { ceremonyQuery } from "./ceremony.queries.ts";
import styles from "./CeremonyControl.module.css";
import { RevealButtons } from "./RevealButtons.tsx";

/** For the organizer's phone: what the big screen shows next. */
export function CeremonyControl({ eventUrl }: { eventUrl: string }) {
  const query = useQuery(ceremonyQuery(useApi(), eventUrl));
  const { data: ceremony } = query;
  return (
    <Page
      narrow
      back={
        <Link to="/events/$eventUrl/manage/draws" params={{ eventUrl }}>
          {m.ceremony_control_back()}
        </Link>
      }
      title={
        ceremony ? m.ceremony_control_title({ number: ceremony.number }) : m.ceremony_control_empty_title()
      }
      description={ceremony && m.ceremony_control_words()}
    >
      <Loaded
        query={query}
        skeleton={<FormSkeleton />}
        isEmpty={(found) => found === null}
        empty={<NothingToShow eventUrl={eventUrl} />}
      >
        {(found) =>
          found && (
            <div className={styles.control}>
              <NextStep eventUrl={eventUrl} ceremony={found} />
              <BigScreen eventUrl={eventUrl} />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

/** One thing to do at a time: draw, reveal, publish. */
function NextStep({ eventUrl, ceremony }: { eventUrl: string; ceremony: CeremonyResponse }) {
  const { send, isSending } = useRunStep(eventUrl);
  const { number, runId: id, revision, status, drawnAt, takesIngredient, steps } = ceremony;
  const run = { id, number, revision, takesIngredient };
  if (status !== "draft")
    return (
      <>
        <p className={styles.said}>{m.ceremony_is_public({ number })}</p>
        <ButtonLink to="/events/$eventUrl/draws" params={{ eventUrl }} fullWidth>
          {m.ceremony_see_draw()}
        </ButtonLink>
      </>
    );
  if (!drawnAt) return <DrawNow eventUrl={eventUrl} run={run} />;
  if (steps.some(({ isRevealed }) => !isRevealed))
    return <RevealButtons eventUrl={eventUrl} ceremony={ceremony} />;
  return (
    <>
      <p className={styles.said}>{m.ceremony_all_revealed()}</p>
      <Button
        className={styles.press ?? ""}
        variant="filled"
        fullWidth
        loading={isSending}
        onClick={() => void send(run, "publish", m.peg_draw_published({ number }))}
      >
        {m.peg_draw_publish()}
      </Button>
    </>
  );
}

function BigScreen({ eventUrl }: { eventUrl: string }) {
  const path = `/events/${eventUrl}/draws/ceremony`;
  return (
    <div className={styles.screen}>
      <ButtonLink to="/events/$eventUrl/draws/ceremony" params={{ eventUrl }} target="_blank" fullWidth>
        {m.ceremony_screen()}
      </ButtonLink>
      <p>
        {m.ceremony_screen_address()} <span className={styles.address}>{location.host + path}</span>
      </p>
    </div>
  );
}

function NothingToShow({ eventUrl }: { eventUrl: string }) {
  return (
    <EmptyState
      drawing={<QuietWater />}
      sentence={m.ceremony_control_empty()}
      action={
        <ButtonLink to="/events/$eventUrl/manage/draws" params={{ eventUrl }} variant="filled">
          {m.ceremony_control_prepare()}
        </ButtonLink>
      }
    />
  );
}

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/draws/ceremony");

/** The page as its address asks for it. */
export function ControlRoute() {
  return <CeremonyControl {...route.useParams()} />;
}
