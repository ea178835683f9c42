import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";

const autocannon = createRequire(import.meta.url).resolve("autocannon");

export interface Served {
  perSecond: number;
  count: number;
}

interface Report {
  requests: { average: number; total: number };
  errors: number;
  statusCodeStats: Record<string, { count: number }>;
}

/** What a process of its own gets out of an address, all of it answered with `status`. */
export async function load(
  url: string,
  headers: Record<string, string>,
  { status, seconds, connections }: { status: number; seconds: number; connections: number },
): Promise<Served> {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [autocannon, "--json", "-c", String(connections), "-d", String(seconds), ...named, url],
    { timeout: (seconds + 30) * 1000, maxBuffer: 1 << 24 },
  );
  const report = JSON.parse(stdout) as Report;
  const others = Object.keys(report.statusCodeStats).filter((code) => code !== String(status));
  if (report.errors > 0 || others.length > 0)
    throw new Error(`${url} answered ${others.join(", ")} beside ${status}, with ${report.errors} errors`);
  return { perSecond: report.requests.average, count: report.requests.total };
}
