import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { AnglerResponse } from "@tightlines/contract/angler";
import type { GroupRunResponse } from "@tightlines/contract/draw-run";
import type { EventResponse } from "@tightlines/contract/event";
import type { GroupResponse } from "@tightlines/contract/group";
import { isDrawn } from "@tightlines/domain/angler/is-drawn";
import { listUnseen } from "@tightlines/domain/check-in/check-in-presence";
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
import { anglersQuery } from "../../angler/angler.queries.ts";
import { groupsQuery } from "../../group/group.queries.ts";
import { DrawRuns } from "../DrawRuns.tsx";
import { drawRunQuery, groupRunsQuery } from "../draw-run.queries.ts";
import { DrawNow } from "./DrawNow.tsx";
import { DrawPreview } from "./DrawPreview.tsx";
import { GroupDrawForm } from "./GroupDrawForm.tsx";
import styles from "./GroupDrawPage.module.css";
import { SealedPromise } from "./SealedPromise.tsx";
import { UnsentLetters } from "./UnsentLetters.tsx";

export function GroupDrawPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const groups = useQuery(groupsQuery(api, event.url));
  const anglers = useQuery(anglersQuery(api, event.url));
  return (
    <Page
      title={m.draw_groups_title()}
      description={m.draw_groups_description()}
      back={
        <Link to="/events/$eventUrl/manage/groups" params={{ eventUrl: event.url }}>
          {m.draw_groups_back()}
        </Link>
      }
    >
      <Loaded query={groups} skeleton={<FormSkeleton />}>
        {(groupRows) => (
          <Loaded query={anglers} skeleton={<FormSkeleton />}>
            {(anglerRows) => <GroupDraw event={event} groups={groupRows} anglers={anglerRows} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

interface GroupDrawProps {
  event: EventResponse;
  groups: readonly GroupResponse[];
  anglers: readonly AnglerResponse[];
}

function GroupDraw({ event, groups, anglers }: GroupDrawProps) {
  const api = useApi();
  const { data: runs = [] } = useQuery(groupRunsQuery(api, event.url));
  const draft = runs.find(({ status }) => status === "draft");
  const inForce = runs.find(({ status }) => status === "published" || status === "locked");
  const shown = String((draft ?? inForce)?.id ?? "");
  const { data } = useQuery({ ...drawRunQuery(api, event.url, shown), enabled: shown !== "" });
  const run = data?.kind === "group" ? data : undefined;
  if (groups.length === 0 || anglers.length === 0)
    return <NothingToDraw eventUrl={event.url} hasGroups={groups.length > 0} />;
  return (
    <div className={styles.cards}>
      {run && run.status === "draft" && run.drawnAt === null && (
        <Card title={m.peg_draw_promise_title({ number: run.number })}>
          <SealedPromise run={run} timeZone={event.timeZone} />
          <DrawNow eventUrl={event.url} run={run} />
        </Card>
      )}
      {run && run.status === "draft" && run.drawnAt !== null && (
        <DrawPreview eventUrl={event.url} run={run} groups={groups} anglers={anglers} />
      )}
      {run && run.status === "published" && <InForce run={run} anglers={anglers} />}
      {inForce && <UnsentLetters eventUrl={event.url} runId={inForce.id} />}
      <Card title={m.draw_in_title()}>
        <div className={styles.input}>
          <InputFacts groups={groups} anglers={anglers} />
          {/* A new form after each draw: the reason for the last one is not that for the next. */}
          <GroupDrawForm
            key={runs[0]?.id ?? 0}
            eventUrl={event.url}
            isRedraw={runs.length > 0}
            isMain={draft === undefined}
          />
        </div>
      </Card>
      {runs.length > 0 && (
        <Card title={m.draw_runs_title()}>
          <p>{m.draw_runs_description()}</p>
          <DrawRuns eventUrl={event.url} timeZone={event.timeZone} runs={runs} />
          <DownloadSheet eventUrl={event.url} nouns="draw-runs" />
        </Card>
      )}
    </div>
  );
}

function InputFacts({ groups, anglers }: Pick<GroupDrawProps, "groups" | "anglers">) {
  const taking = anglers.filter(isDrawn);
  const teams = new Set(taking.map(({ teamId }) => teamId).filter((id) => id !== null)).size;
  const placed = taking.filter(({ groupId }) => groupId !== null).length;
  const leftOut = anglers.length - taking.length;
  const unseen = listUnseen(anglers).length;
  return (
    <ul className={styles.facts}>
      <li>{m.draw_in_anglers({ count: taking.length })}</li>
      <li>{m.draw_in_groups({ count: groups.length })}</li>
      {teams > 0 && <li>{m.draw_in_teams({ count: teams })}</li>}
      {placed > 0 && <li>{m.draw_in_placed({ count: placed })}</li>}
      {leftOut > 0 && <li>{m.draw_in_left_out({ count: leftOut })}</li>}
      {unseen > 0 && <li className={styles.unseen}>{m.draw_in_unseen({ count: unseen })}</li>}
    </ul>
  );
}

/** Which draw holds, and how many were moved by hand since. */
function InForce({ run, anglers }: { run: GroupRunResponse; anglers: readonly AnglerResponse[] }) {
  const drawn = new Map(run.placements?.map(({ anglerId, groupId }) => [anglerId, groupId]));
  const moved = anglers.filter(({ id, groupId }) => drawn.has(id) && drawn.get(id) !== groupId).length;
  return (
    <p className={styles.inForce}>
      <strong>{m.draw_in_force({ number: run.number })}.</strong>{" "}
      {moved > 0 && m.draw_moved_since({ count: moved })}
    </p>
  );
}

function NothingToDraw({ eventUrl, hasGroups }: { eventUrl: string; hasGroups: boolean }) {
  const params = { eventUrl };
  return (
    <EmptyState
      drawing={<QuietWater />}
      sentence={hasGroups ? m.draw_no_anglers() : m.draw_no_groups()}
      action={
        hasGroups ? (
          <ButtonLink to="/events/$eventUrl/manage/anglers/import" params={params} variant="filled">
            {m.draw_add_anglers()}
          </ButtonLink>
        ) : (
          <ButtonLink to="/events/$eventUrl/manage/groups" params={params} variant="filled">
            {m.draw_add_groups()}
          </ButtonLink>
        )
      }
    />
  );
}
