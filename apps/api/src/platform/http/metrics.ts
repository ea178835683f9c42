import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { ObserveRequest } from "./short-way.ts";

/**
 * Prometheus figures: the process's own, and how long each route takes. Only for callers on this machine. Answers how to
 * count what is answered before the framework sees it.
 */
export function serveMetrics(app: FastifyInstance): ObserveRequest {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return (told, seconds) => duration.observe(told, seconds);
}

/**
 * A request that a proxy passed on is not local, whatever address it came from last. A proxy shows itself by a header, or by
 * the public name that it passes on as the host.
 */
function isLocal({ socket, headers, hostname }: FastifyRequest): boolean {
  const isFromHere = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? "");
  const isToHere = /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
  return isFromHere && isToHere && !passedOn.some((name) => headers[name] !== undefined);
}

const passedOn = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];
