import type { IncomingHttpHeaders } from "node:http";
import type { ReadyAnswer } from "@tightlines/api/platform/http/short-way";
import type { PreparedBody } from "./prepared-body.ts";

/** A page, ready for every way it may be asked for. */
export interface PageAnswers {
  etag: string;
  plain: ReadyAnswer;
  brotli: ReadyAnswer;
  gzip: ReadyAnswer;
  /** For a browser that has this very page; undefined where that would hide what went wrong. */
  unchanged: ReadyAnswer | undefined;
}

export function pageAnswers(
  { etag, plain, brotli, gzip }: PreparedBody,
  status: number,
  pageHeaders: Readonly<Record<string, string>>,
): PageAnswers {
  const common = {
    ...pageHeaders,
    "content-type": "text/html; charset=utf-8",
    etag,
    "cache-control": "no-cache",
    vary: "accept-encoding",
  };
  const whole = (body: Buffer, more: Readonly<Record<string, string>> = {}) =>
    answerOf(status, { ...common, ...more, "content-length": String(body.length) }, body);
  return {
    etag,
    plain: whole(plain),
    brotli: whole(brotli, { "content-encoding": "br" }),
    gzip: whole(gzip, { "content-encoding": "gzip" }),
    unchanged: status === 200 ? answerOf(304, common) : undefined,
  };
}

export function pickAnswer(answers: PageAnswers, headers: IncomingHttpHeaders): ReadyAnswer {
  if (answers.unchanged && isFresh(headers["if-none-match"], answers.etag)) return answers.unchanged;
  const accepted = headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return answers.brotli;
  return /\bgzip\b/.test(accepted) ? answers.gzip : answers.plain;
}

function answerOf(status: number, headers: Readonly<Record<string, string>>, body?: Buffer): ReadyAnswer {
  return { route: "/*", status, headers: Object.entries(headers).flat(), body };
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
