import { useQueryClient } from "@tanstack/react-query";
import type { DrawRunResponse } from "@tightlines/contract/draw-run";
import type { Verification } from "@tightlines/domain/random/verification";
import { useState } from "react";
import { useApi } from "../../lib/api/api.context.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { CheckIcon, WarningIcon } from "../../ui/FrameIcons.tsx";
import { toast } from "../../ui/toast.ts";
import { drawRunQuery } from "./draw-run.queries.ts";
import styles from "./DrawRuns.module.css";

/** Makes a published draw again in the reader's own browser, by the same rules. */
export function VerifyRun({ eventUrl, runId }: { eventUrl: string; runId: number }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [found, setFound] = useState<Verification | null>(null);
  const [isChecking, setChecking] = useState(false);

  async function check() {
    setChecking(true);
    try {
      const query = { ...drawRunQuery(api, eventUrl, String(runId)), staleTime: 0 };
      setFound(await verify(await queryClient.fetchQuery(query)));
    } catch {
      toast.error(m.draw_verify_failed());
    } finally {
      setChecking(false);
    }
  }

  return (
    <div className={styles.verify}>
      <Button loading={isChecking} onClick={() => void check()}>
        {m.draw_verify()}
      </Button>
      {found ? <Verdict found={found} /> : <p className={styles.help}>{m.draw_verify_help()}</p>}
    </div>
  );
}

/** The rules are fetched only now, and only those of the kind at hand. Null for a draw that is still secret. */
async function verify(run: DrawRunResponse): Promise<Verification | null> {
  const { seed } = run;
  if (seed === null) return null;
  if (run.kind === "group") {
    const { verifyGroups } = await import("@tightlines/domain/group/verify-groups");
    return run.placements && verifyGroups({ ...run, seed, placements: run.placements });
  }
  const { placements, turns } = run;
  const { verifyDraw } = await import("@tightlines/domain/draw/verify-draw");
  return placements && turns && verifyDraw({ ...run, seed, placements, turns });
}

function Verdict({ found }: { found: Verification }) {
  const facts = [
    { words: m.draw_fact_seed(), isTrue: found.isSeedAsCommitted },
    { words: m.draw_fact_input(), isTrue: found.isInputAsCommitted },
    { words: m.draw_fact_draw(), isTrue: found.isDrawAsComputed },
    { words: m.draw_fact_algorithm(), isTrue: found.isAlgorithmKnown },
  ];
  const isGood = facts.every(({ isTrue }) => isTrue);
  return (
    <output className={styles.verdict} data-good={isGood || undefined}>
      <strong>{isGood ? m.draw_verified() : m.draw_not_verified()}</strong>
      <ul>
        {facts.map(({ words, isTrue }) => (
          <li key={words}>
            {isTrue ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
            {words}: {isTrue ? m.draw_fact_yes() : m.draw_fact_no()}
          </li>
        ))}
      </ul>
    </output>
  );
}
