import { once } from "node:events";
import { createServer } from "node:net";
import { onTestFinished } from "vitest";

/**
 * A server that lets anybody in and answers every question with the same number, which is all that is
 * read of a database before its version is found wanting. Answers a DATABASE_URL.
 */
export async function startOldPostgres(versionNumber: number): Promise<string> {
  const server = createServer((socket) => {
    let isGreeted = false;
    socket.on("error", () => {});
    socket.on("data", (message) => {
      if (!isGreeted && message.readInt32BE(4) === 80_877_103) return socket.write("N"); // TLS? No.
      if (isGreeted) return message[0] === 0x51 && socket.write(answer(versionNumber));
      isGreeted = true;
      return socket.write(Buffer.concat([part("R", int(0)), ready]));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return `postgres://angler@127.0.0.1:${address.port}/tightlines`;
}

/** One column of one row, as the simple query protocol wants it. */
function answer(value: number): Buffer {
  const text = Buffer.from(String(value));
  const column = [Buffer.from("version\0"), int(0), short(0), int(23), short(4), int(-1), short(0)];
  return Buffer.concat([
    part("T", short(1), ...column),
    part("D", short(1), int(text.length), text),
    part("C", Buffer.from("SELECT 1\0")),
    ready,
  ]);
}

function part(kind: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(kind), int(body.length + 4), body]);
}

function int(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

const ready = part("Z", Buffer.from("I"));
