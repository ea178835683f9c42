import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";

/** `/healthz`: the process is alive. `/readyz`: it can also reach its database. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    try {
      await database.pool.query("select 1");
      return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return reply.code(503).send({ status: "the database does not answer" });
    }
  });
}
