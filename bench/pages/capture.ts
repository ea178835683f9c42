import { get } from "node:http";
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

export interface CapturedAnswer {
  status: number;
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

/** A page in every way it is asked for, and the list of events as the API answers it to guests. */
export type CapturedAnswers = Record<"fresh" | "brotli" | "unchanged" | "list", CapturedAnswer>;

/** Asked with node:http and not with fetch, which would unpack the body and send headers of its own. */
export async function capture(url: string, headers: Record<string, string>): Promise<CapturedAnswer> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on("error", reject);
  });
  const body = await buffer(message);
  const kept = Object.entries(message.headers).filter(([name]) => !writtenByNode.has(name));
  return {
    status: message.statusCode ?? 0,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: body.toString("base64"),
  };
}

const writtenByNode = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);
