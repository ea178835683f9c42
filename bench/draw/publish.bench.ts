/**
 * A draw of 500 anglers is published while 1,000 viewers ask again and again where everybody fishes: each sees the old draw
 * or the new one, never a mix, and nobody is refused. Run with `npx tsx bench/draw/publish.bench.ts` after `npm run build`.
 */
import { loadavg } from "node:os";
import { callApi, signIn } from "../harness/call-api.ts";
import { fillAnglers } from "../harness/fill-anglers.ts";
import { at, heading } from "../harness/figures.ts";
import { startProduct } from "../harness/start-product.ts";

const ANGLERS = 500;
const VIEWERS = 1000;

interface Seen {
  status: number;
  runs: number[];
  rows: number;
  ms: number;
}

const product = await startProduct();
try {
  const eventUrl = await fillAnglers(product.url, ANGLERS);
  const path = `/api/events/${eventUrl}`;
  const token = await signIn(product.url);
  const call = (to: string, body: object) => callApi(product.url, token, "POST", `${path}/${to}`, body);
  const codes = Array.from({ length: 25 }, (_, index) => `S${index + 1}`);
  await call("sectors/series", { codes, peg_count: 20 });
  const times = { starts_at: "2099-05-14T06:00:00Z", ends_at: "2099-05-14T09:00:00Z" };
  const session = await call("sessions", times);
  const draw = async (reason: string) => {
    const plan = { mode: { kind: "free" }, session_ids: [session.id], reason };
    const { id, revision } = await call("draw-runs", plan);
    return call(`draw-runs/${id}/draw`, { revision });
  };
  const publish = ({ id, revision }: { id: number; revision: number }) =>
    call(`draw-runs/${id}/publish`, { revision });

  const before = await draw("");
  await publish(before);
  const after = await draw("The river has risen");
  const seen: Seen[] = [];
  const ending = new AbortController();
  const watch = async () => {
    while (!ending.signal.aborted) seen.push(await look(path));
    seen.push(await look(path));
  };
  // Everybody has looked once when it is published.
  await Promise.all(Array.from({ length: VIEWERS }, async () => seen.push(await look(path))));
  const watching = Promise.all(Array.from({ length: VIEWERS }, watch));
  const begun = performance.now();
  await publish(after);
  const publishing = performance.now() - begun;
  ending.abort();
  await watching;

  const waits = seen.map(({ ms }) => ms);
  const isWhole = ({ runs, rows }: Seen) => rows === ANGLERS && runs.length === 1;
  const mixed = seen.filter((one) => one.status === 200 && !isWhole(one)).length;
  const refused = seen.filter((one) => one.status !== 200);
  const count = (run: number) => seen.filter((one) => isWhole(one) && one.runs[0] === run).length;
  console.log(heading(`${VIEWERS} viewers, ${ANGLERS} anglers, load ${loadavg()[0]!.toFixed(1)}`));
  console.table([
    {
      "answers with the old draw": count(before.id),
      "with the new draw": count(after.id),
      "with a mix": mixed,
      refused: refused.length,
      "refused with": [...new Set(refused.map(({ status }) => status))].join(),
      "publishing, ms": Math.round(publishing),
      "answer, p50 ms": Math.round(at(waits, 0.5)),
      "answer, p99 ms": Math.round(at(waits, 0.99)),
    },
  ]);
  // Whoever is refused sees neither draw.
  const isSeenByAll = mixed === 0 && refused.length === 0;
  process.exitCode = isSeenByAll && count(before.id) > 0 && count(after.id) > 0 ? 0 : 1;
} finally {
  await product.stop();
}

async function look(path: string): Promise<Seen> {
  const begun = performance.now();
  const answer = await fetch(`${product.url}${path}/draws?page_size=1000`);
  const { data = [] } = (await answer.json()) as { data?: { run_id: number }[] };
  const ms = performance.now() - begun;
  const runs = [...new Set(data.map(({ run_id }) => run_id))];
  return { status: answer.status, runs, rows: data.length, ms };
}
