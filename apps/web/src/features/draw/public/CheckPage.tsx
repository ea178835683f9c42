import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { DrawRunSummary } from "@tightlines/contract/draw-run";
import { useApi } from "../../../lib/api/api.context.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Seal } from "../../../lib/verify/Seal.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { Loaded } from "../../../ui/Loaded.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { groupRunsQuery, pegRunsQuery } from "../draw-run.queries.ts";
import styles from "./CheckPage.module.css";

/** For whoever does not trust our Verify: what was hashed, the seed, and the way to draw, in plain words. */
export function CheckPage({ eventUrl }: { eventUrl: string }) {
  const api = useApi();
  const pegRuns = useQuery(pegRunsQuery(api, eventUrl));
  const groupRuns = useQuery(groupRunsQuery(api, eventUrl));
  return (
    <article className={styles.page}>
      <Link to="/events/$eventUrl/draws" params={{ eventUrl }}>
        {m.draw_check_back()}
      </Link>
      <h2 className={styles.title}>{m.draw_check_page()}</h2>
      <p>{m.draw_check_words()}</p>
      <h3 className={styles.part}>{m.draw_check_files()}</h3>
      <p>{m.draw_check_files_words()}</p>
      <Loaded query={pegRuns} skeleton={<CardsSkeleton cards={1} />}>
        {(ofPegs) => (
          <Loaded query={groupRuns} skeleton={<CardsSkeleton cards={1} />}>
            {(ofGroups) => <AllFiles eventUrl={eventUrl} runs={[...ofPegs, ...ofGroups]} />}
          </Loaded>
        )}
      </Loaded>
      <h3 className={styles.part}>{m.draw_check_steps()}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step()}>{step()}</li>
        ))}
      </ol>
      {kinds.map(([title, words]) => (
        <section key={title()}>
          <h4>{title()}</h4>
          <p>{words({ path: `/api/events/${eventUrl}/registrations/lottery` })}</p>
        </section>
      ))}
      <p>{m.draw_check_more()}</p>
    </article>
  );
}

const steps = [
  m.draw_check_1,
  m.draw_check_2,
  m.draw_check_3,
  m.draw_check_4,
  m.draw_check_5,
  m.draw_check_6,
  m.draw_check_7,
  m.draw_check_8,
  m.draw_check_9,
];

/** Where the ways to draw differ. */
const kinds = [
  [m.draw_check_pegs, m.draw_check_pegs_words],
  [m.draw_check_rows, m.draw_check_rows_words],
  [m.draw_check_rules, m.draw_check_rules_words],
  [m.draw_check_order, m.draw_check_order_words],
  [m.draw_check_duels, m.draw_check_duels_words],
  [m.draw_check_groups, m.draw_check_groups_words],
  [m.draw_check_lottery, m.draw_check_lottery_words],
  [m.draw_check_changes, m.draw_check_changes_words],
] as const;

function AllFiles({ eventUrl, runs }: { eventUrl: string; runs: readonly DrawRunSummary[] }) {
  if (runs.length === 0) return <p>{m.draw_check_none()}</p>;
  return runs
    .toSorted((a, b) => b.number - a.number)
    .map((run) => <RunFiles key={run.id} eventUrl={eventUrl} run={run} />);
}

function RunFiles({ eventUrl, run }: { eventUrl: string; run: DrawRunSummary }) {
  const api = useApi();
  const { id, number } = run;

  async function save() {
    try {
      const { data } = await api.get("/api/events/{event}/draw-runs/{id}/sealed-input", {
        params: { event: eventUrl, id: String(id) },
      });
      saveFile(`${eventUrl}-draw-${number}-list.json`, new Blob([data.text], { type: "application/json" }));
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.draw_verify_failed());
    }
  }

  return (
    <section className={styles.run}>
      <h4>
        {run.kind === "group" ? m.draw_check_run_groups({ number }) : m.draw_check_run_pegs({ number })}
      </h4>
      <Seal
        facts={[
          { label: m.draw_seed_hash(), value: run.seedHash },
          { label: m.draw_input_hash(), value: run.inputHash },
          {
            label: m.draw_seed_shown(),
            value: run.seed ?? m.draw_seed_hidden(),
            isInWords: run.seed === null,
          },
        ]}
      />
      <p className={styles.tools}>
        <Button onClick={() => void save()}>{m.draw_check_save({ number })}</Button>
        <a href={`/api/events/${eventUrl}/draw-runs/${id}`} rel="nofollow">
          {m.draw_check_json({ number })}
        </a>
      </p>
    </section>
  );
}

const route = getRouteApi("/default/events/$eventUrl/draws/check");

/** The page as its address asks for it. */
export function CheckRoute() {
  return <CheckPage {...route.useParams()} />;
}
