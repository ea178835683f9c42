import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PegDrawPreview } from "@tightlines/contract/draw/peg-preview";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { sectorTitle } from "../../sector/sector-title.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { pegDrawPreviewQuery, type Wish } from "../draw-run.queries.ts";
import type { PegRunSummary } from "../session-run.ts";
import styles from "./DrawListPage.module.css";

interface WishPreviewProps {
  eventUrl: string;
  wish: Wish;
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
  runs: readonly PegRunSummary[];
}

/** Who would be drawn for which pegs, or what makes it impossible and where that can be changed. */
export function WishPreview({ eventUrl, wish, sessions, sectors, runs }: WishPreviewProps) {
  const hasSessions = wish.sessionIds.length > 0;
  const { data, error } = useQuery({
    ...pegDrawPreviewQuery(useApi(), eventUrl, wish),
    enabled: hasSessions,
    placeholderData: keepPreviousData,
  });
  if (!hasSessions) return null;
  return (
    <section className={styles.preview} aria-label={m.peg_draw_preview_title()} aria-live="polite">
      <h3>{m.peg_draw_preview_title()}</h3>
      <Locked sessions={sessions.filter(({ id }) => wish.sessionIds.includes(id))} runs={runs} />
      {error ? (
        <Impossible eventUrl={eventUrl} error={error} />
      ) : data ? (
        <Boxes preview={data} sessions={sessions} sectors={sectors} />
      ) : (
        <p>{m.peg_draw_preview_asking()}</p>
      )}
    </section>
  );
}

function Boxes({
  preview: { anglers, boxes },
  sessions,
  sectors,
}: Pick<WishPreviewProps, "sessions" | "sectors"> & { preview: PegDrawPreview }) {
  const sessionIn = new Map(sessions.map((session) => [session.id, sessionLabel(session)]));
  const sectorIn = new Map(sectors.map((sector) => [sector.id, sectorTitle(sector)]));
  return (
    <>
      <p className={styles.good}>{m.peg_draw_preview_ok({ count: anglers })}</p>
      {boxes.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{m.peg_draw_preview_session()}</th>
              <th scope="col">{m.peg_draw_preview_where()}</th>
              <th scope="col">{m.peg_draw_preview_anglers()}</th>
              <th scope="col">{m.peg_draw_preview_pegs()}</th>
            </tr>
          </thead>
          <tbody className="tabular">
            {boxes.map(({ sessionId, sectorId, anglers: drawn, pegs }) => (
              <tr key={`${sessionId}-${sectorId}`}>
                <td>{sessionIn.get(sessionId)}</td>
                <td>{sectorId === null ? m.peg_draw_preview_everywhere() : sectorIn.get(sectorId)}</td>
                <td>{drawn}</td>
                <td>{pegs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Every session that stays as it is until somebody opens it, which needs a reason. */
function Locked({ sessions, runs }: Pick<WishPreviewProps, "sessions" | "runs">) {
  return sessions.map((session) => {
    const run = holdingRun(runs, session.id);
    if (run?.status !== "locked") return null;
    const said = m.peg_draw_preview_locked({ session: sessionLabel(session), number: run.number });
    return (
      <p key={session.id} className={styles.impossible}>
        {said}
      </p>
    );
  });
}

function Impossible({ eventUrl, error }: { eventUrl: string; error: Error }) {
  const code = error instanceof ApiProblem ? error.code : null;
  // Said above, of every session.
  if (code === "session-draw-locked") return null;
  const ways = pages.filter(({ codes }) => code !== null && codes.includes(code));
  return (
    <div className={styles.impossible}>
      <p>{error instanceof ApiProblem ? error.detail : m.peg_draw_preview_failed()}</p>
      {ways.length > 0 && (
        <p className={styles.ways}>
          {m.peg_draw_way_on()}
          {ways.map(({ to, label }) => (
            <Link key={to} to={to} params={{ eventUrl }}>
              {label()}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

/** Where what stands in the way of a draw can be changed, by the code of the refusal. */
const pages: readonly Way[] = [
  {
    to: "/events/$eventUrl/manage/sectors",
    label: m.peg_draw_way_sectors,
    codes: ["draw-too-few-pegs", "draw-impossible", "draw-needs-sectors", "duels-too-few-pegs"],
  },
  {
    to: "/events/$eventUrl/manage/rotations",
    label: m.peg_draw_way_rotation,
    codes: ["draw-too-few-pegs", "draw-impossible", "draw-needs-groups"],
  },
  { to: "/events/$eventUrl/manage/groups", label: m.peg_draw_way_groups, codes: ["draw-needs-groups"] },
  { to: "/events/$eventUrl/manage/teams", label: m.peg_draw_way_teams, codes: ["draw-needs-teams"] },
  {
    to: "/events/$eventUrl/manage/anglers",
    label: m.peg_draw_way_anglers,
    codes: [
      "draw-too-few-pegs",
      "draw-impossible",
      "no-anglers-to-draw",
      "draw-needs-teams",
      "duels-too-few-anglers",
      "duels-too-few-pegs",
      "duels-too-many-rounds",
    ],
  },
  {
    to: "/events/$eventUrl/manage/sessions",
    label: m.peg_draw_way_sessions,
    codes: ["session-not-drawable", "session-not-found"],
  },
];

interface Way {
  to: `/events/$eventUrl/manage/${"sectors" | "rotations" | "groups" | "teams" | "anglers" | "sessions"}`;
  label: () => string;
  codes: readonly ApiProblem["code"][];
}
