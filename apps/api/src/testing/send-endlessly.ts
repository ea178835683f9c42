import { connect } from "node:net";
import type { Socket } from "node:net";
import type { Person } from "./create-test-api.ts";

/** Writes for as long as the other side listens, 200 MB at most, and reports what came back. */
export async function sendEndlessly(url: string, user: Person | undefined, header: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let answer = "";
  let sentBytes = 0;
  socket.on("data", (bytes) => (answer += bytes.toString()));
  socket.on("error", () => {});
  socket.write(
    [
      "POST /api/uploads HTTP/1.1",
      "host: localhost",
      ...(user ? [`authorization: Bearer ${user.token}`] : []),
      "content-type: multipart/form-data; boundary=x",
      header,
      "",
      "",
    ].join("\r\n"),
  );
  const isChunked = header.includes("chunked");
  const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const piece = Buffer.alloc(64 * 1024, "a");
  await write(socket, framed(Buffer.from(start), isChunked));
  while (sentBytes < 200 * 1024 * 1024 && !answer.endsWith("}") && !socket.destroyed) {
    if (!(await write(socket, framed(piece, isChunked)))) break;
    sentBytes += piece.length;
  }
  await new Promise<void>((resolve) =>
    socket.destroyed ? resolve() : socket.once("close", () => resolve()),
  );
  return { answer, sentBytes };
}

function framed(bytes: Buffer, isChunked: boolean): Buffer {
  if (!isChunked) return bytes;
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
}

/** Resolves to whether the bytes could be handed on. */
function write(socket: Socket, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const onClose = () => resolve(false);
    socket.once("close", onClose);
    socket.write(bytes, (error) => {
      socket.off("close", onClose);
      resolve(!error);
    });
  });
}
