import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { isInForce } from "@tightlines/domain/draw/run-of-session";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { rotationQuery } from "../../rotation/rotation.queries.ts";
import { rulesetQuery } from "../../ruleset/ruleset.queries.ts";
import { sectorListQuery } from "../../sector/sector.queries.ts";
import { sessionListQuery } from "../../session/session.queries.ts";
import { PegRuns } from "../PegRuns.tsx";
import { pegRunsQuery } from "../draw-run.queries.ts";
import { DrawPapers } from "../paper/DrawPapers.tsx";
import type { PegRunSummary } from "../session-run.ts";
import styles from "./DrawListPage.module.css";
import { DrawNeeds } from "./DrawNeeds.tsx";
import { PlaceList } from "./PlaceList.tsx";
import { PreparedRun } from "./PreparedRun.tsx";
import { PrepareDraw } from "./PrepareDraw.tsx";
import { RunInForce } from "./RunInForce.tsx";
import { SessionStates } from "./SessionStates.tsx";

/** The draws of pegs: what is drawn, what is promised, and the next one. */
export function DrawListPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const sessions = useQuery(sessionListQuery(api, event.url));
  const sectors = useQuery(sectorListQuery(api, event.url));
  const runs = useQuery(pegRunsQuery(api, event.url));
  return (
    <Page title={m.peg_draw_title()} description={m.peg_draw_description()}>
      <Loaded query={sessions} skeleton={<FormSkeleton />}>
        {(sessionRows) => (
          <Loaded query={sectors} skeleton={<FormSkeleton />}>
            {(sectorRows) => (
              <Loaded query={runs} skeleton={<FormSkeleton />}>
                {(runRows) => (
                  <Draws event={event} sessions={sessionRows} sectors={sectorRows} runs={runRows} />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

interface DrawsProps {
  event: EventResponse;
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
  runs: readonly PegRunSummary[];
}

function Draws({ event, sessions, sectors, runs }: DrawsProps) {
  const fished = sessions.filter(({ kind }) => kind !== "rest");
  const api = useApi();
  const { data: rotation } = useQuery(rotationQuery(api, event.url));
  const { data: rules } = useQuery(rulesetQuery(api, event.url));
  if (fished.length === 0 || sectors.length === 0)
    return <NothingToDraw eventUrl={event.url} hasSessions={fished.length > 0} />;
  const drafts = runs.filter(({ status }) => status === "draft");
  return (
    <div className={styles.cards}>
      <Card title={m.peg_draw_sessions()}>
        <SessionStates event={event} sessions={fished} runs={runs} />
      </Card>
      <DrawNeeds eventUrl={event.url} sessions={fished} sectors={sectors} />
      {drafts.map((run) => (
        <PreparedRun key={run.id} event={event} runId={run.id} sessions={fished} sectors={sectors} />
      ))}
      {runs.filter(isInForce).map((run) => (
        <RunInForce key={run.id} event={event} run={run} sessions={fished} sectors={sectors} />
      ))}
      <PlaceList eventUrl={event.url} sessions={fished} sectors={sectors} />
      {rotation && rules && (
        // A new form after each run: the reason for the last one is not that for the next.
        <PrepareDraw
          key={runs[0]?.id ?? 0}
          event={event}
          sessions={fished}
          sectors={sectors}
          runs={runs}
          hasRotation={rotation.cells.length > 0}
          duels={rules.ruleset.duels}
          isMain={drafts.length === 0}
        />
      )}
      <DrawPapers eventUrl={event.url} sessions={fished} runs={runs} />
      {runs.length > 0 && (
        <Card title={m.draw_runs_title()}>
          <p>{m.draw_runs_description()}</p>
          <PegRuns eventUrl={event.url} timeZone={event.timeZone} runs={runs} sessions={sessions} />
          <DownloadSheet eventUrl={event.url} nouns="draw-runs" />
        </Card>
      )}
    </div>
  );
}

function NothingToDraw({ eventUrl, hasSessions }: { eventUrl: string; hasSessions: boolean }) {
  const params = { eventUrl };
  return (
    <EmptyState
      drawing={<QuietWater />}
      sentence={hasSessions ? m.peg_draw_no_sectors() : m.peg_draw_no_sessions()}
      action={
        hasSessions ? (
          <ButtonLink to="/events/$eventUrl/manage/sectors" params={params} variant="filled">
            {m.peg_draw_add_sectors()}
          </ButtonLink>
        ) : (
          <ButtonLink to="/events/$eventUrl/manage/sessions" params={params} variant="filled">
            {m.peg_draw_add_sessions()}
          </ButtonLink>
        )
      }
    />
  );
}
