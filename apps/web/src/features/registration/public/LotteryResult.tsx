import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { LotteryResponse } from "@tightlines/contract/registration/lottery";
import type { Verification } from "@tightlines/domain/random/verification";
import { lazy, Suspense, useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { Seal } from "../../../lib/verify/Seal.tsx";
import { VerifyDraw } from "../../../lib/verify/VerifyDraw.tsx";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { lotteryQuery } from "../registration.queries.ts";
import styles from "./Lottery.module.css";

/** The list of everybody below is in the same order: whoever does not ask for this one need not fetch it. */
const LotteryOrder = lazy(() =>
  import("./LotteryOrder.tsx").then((page) => ({ default: page.LotteryOrder })),
);

/** After the draw: who has a place, and a way for everybody to check it. */
export function LotteryResult({ event }: { event: EventResponse }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = lotteryQuery(api, event.url);
  return (
    <Loaded query={useQuery(query)} skeleton={<TableSkeleton rows={2} columns={2} />}>
      {({ drawn, ...promise }) =>
        drawn && (
          <Result
            event={event}
            promise={promise}
            drawn={drawn}
            onVerify={async () => verify(await queryClient.fetchQuery({ ...query, staleTime: 0 }))}
          />
        )
      }
    </Loaded>
  );
}

interface ResultProps {
  event: EventResponse;
  promise: Pick<LotteryResponse, "seedHash" | "preparedAt">;
  drawn: Drawn;
  onVerify: () => Promise<Verification | null>;
}

function Result({ event, promise: { seedHash, preparedAt }, drawn, onVerify }: ResultProps) {
  const [isOrderOpen, setOrderOpen] = useState(false);
  const { seed, inputHash, ingredient } = drawn;
  return (
    <section className={styles.lottery} aria-labelledby="lottery-result">
      <h2 id="lottery-result" className={styles.title}>
        {m.lottery_result_title()}
      </h2>
      <p>{resultSentence(drawn)}</p>
      <p className={styles.dim}>{drawnBy(drawn, event.timeZone)}</p>
      <VerifyDraw
        verify={onVerify}
        words={() => ({ input: m.lottery_fact_input(), draw: m.lottery_fact_draw() })}
      />
      <details className={styles.more} onToggle={({ currentTarget }) => setOrderOpen(currentTarget.open)}>
        <summary>{m.lottery_order_title()}</summary>
        <p>{m.lottery_order_help()}</p>
        {isOrderOpen && (
          <Suspense fallback={<TableSkeleton rows={4} columns={2} />}>
            <LotteryOrder drawn={drawn} />
          </Suspense>
        )}
      </details>
      <details className={styles.more}>
        <summary>{m.lottery_seal_title()}</summary>
        <Seal
          facts={[
            {
              label: m.lottery_prepared(),
              value: formatMoment(preparedAt, event.timeZone),
              isInWords: true,
            },
            { label: m.draw_seed_hash(), value: seedHash },
            { label: m.draw_input_hash(), value: inputHash },
            { label: m.draw_seed_shown(), value: seed },
            ...(ingredient === null
              ? []
              : [{ label: m.lottery_ingredient(), value: ingredient, isInWords: true }]),
          ]}
        />
      </details>
    </section>
  );
}

type Drawn = NonNullable<LotteryResponse["drawn"]>;

/** The rules are fetched only now. */
async function verify({ seedHash, drawn }: LotteryResponse): Promise<Verification | null> {
  const { verifyLottery } = await import("@tightlines/domain/registration/verify-lottery");
  return drawn && verifyLottery({ ...drawn, seedHash });
}

function resultSentence({ outcome }: Drawn): string {
  const count = outcome.filter(({ hasPlace }) => hasPlace).length;
  if (count === outcome.length) return m.lottery_result_all();
  return `${m.lottery_result({ count, total: outcome.length })} ${m.lottery_result_waiting()}`;
}

function drawnBy({ actorName, at }: Drawn, timeZone: string): string {
  const when = formatMoment(at, timeZone);
  return actorName ? m.lottery_by({ name: actorName, when }) : m.lottery_by_former({ when });
}
