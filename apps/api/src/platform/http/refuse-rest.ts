import { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";

const LINGER_MS = 1000;

/** Answers while the sender is still sending, and reads no more of it. */
export function refuseRest(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header("connection", "close");
  // A body that nobody has asked for is read to its end and thrown away by Node; asked for once, it waits.
  request.raw.read(0);
  const { socket } = request.raw;
  if (!(socket instanceof Socket)) return;
  // Closing while bytes lie unread resets the connection, and the answer is lost on the sender's side.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
