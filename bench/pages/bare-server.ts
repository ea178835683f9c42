/**
 * What the public page is compared with: node:http and nothing else, sending the very bytes and headers that the
 * product sent. Its argument names the file that holds them; it prints its port when it listens.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { CapturedAnswers } from "./capture.ts";

const answers = JSON.parse(readFileSync(process.argv[2]!, "utf8")) as CapturedAnswers;
const { fresh, brotli, unchanged, list } = answers;
const bodies = new Map(Object.values(answers).map((answer) => [answer, Buffer.from(answer.body, "base64")]));

const server = createServer(({ url, headers }, response) => {
  if (url === "/cpu") {
    const { user, system } = process.cpuUsage();
    response.end(String((user + system) / 1e6));
    return;
  }
  const page = headers["if-none-match"] ? unchanged : headers["accept-encoding"] ? brotli : fresh;
  const answer = url === "/api/events" ? list : page;
  response.writeHead(answer.status, answer.headers);
  response.end(answer.status === 304 ? undefined : bodies.get(answer));
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
