import type { Socket } from "node:net";
import { ProblemError } from "./problem-error.ts";

/**
 * Answers what is not even HTTP, in the one shape of an error answer. Nothing is logged: the error
 * carries the raw bytes, and they may hold a token.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const problem = new ProblemError(codeFor(error));
  const body = JSON.stringify(problem.answer);
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.code}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroy();
}

function codeFor({ code }: NodeJS.ErrnoException) {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "too-slow";
  if (code === "HPE_HEADER_OVERFLOW") return "headers-too-large";
  return "malformed-request";
}
