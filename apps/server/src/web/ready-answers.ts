import type { IncomingHttpHeaders } from "node:http";
import type { ReadyAnswer } from "@tightlines/api/platform/http/short-way";
import type { PreparedBody } from "./prepared-body.ts";

/** A page or an answer of the API, ready for every way it may be asked for. */
export interface ReadyAnswers {
  etag: string;
  plain: ReadyAnswer;
  brotli: ReadyAnswer;
  gzip: ReadyAnswer;
  /** For a browser that has this very one; undefined where that would hide what went wrong. */
  unchanged: ReadyAnswer | undefined;
}

interface Ready {
  /** As the log and the figures name it. */
  route: string;
  status: number;
  headers: Readonly<Record<string, string>>;
}

export function readyAnswers(
  { etag, plain, brotli, gzip }: PreparedBody,
  { route, status, headers }: Ready,
): ReadyAnswers {
  const common = { ...headers, etag, "cache-control": "no-cache", vary: "accept-encoding" };
  const answer = (code: number, more: Readonly<Record<string, string>>, body?: Buffer): ReadyAnswer => ({
    route,
    status: code,
    headers: Object.entries({ ...common, ...more }).flat(),
    body,
  });
  const whole = (body: Buffer, more: Readonly<Record<string, string>> = {}) =>
    answer(status, { ...more, "content-length": String(body.length) }, body);
  return {
    etag,
    plain: whole(plain),
    brotli: whole(brotli, { "content-encoding": "br" }),
    gzip: whole(gzip, { "content-encoding": "gzip" }),
    unchanged: status === 200 ? answer(304, {}) : undefined,
  };
}

export function bytesOf({ plain, brotli, gzip }: ReadyAnswers): number {
  return [plain, brotli, gzip].reduce((sum, { body }) => sum + (body?.length ?? 0), 0);
}

export function pickAnswer(answers: ReadyAnswers, headers: IncomingHttpHeaders): ReadyAnswer {
  if (answers.unchanged && isFresh(headers["if-none-match"], answers.etag)) return answers.unchanged;
  const accepted = headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return answers.brotli;
  return /\bgzip\b/.test(accepted) ? answers.gzip : answers.plain;
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
