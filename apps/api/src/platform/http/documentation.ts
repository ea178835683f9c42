import { createRequire } from "node:module";
import { dirname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "./openapi.ts";

/** The OpenAPI document and a page to try the API with. */
export async function serveDocumentation(app: FastifyInstance, publicUrl: string): Promise<void> {
  // Written when somebody first asks for it: it takes as long as the rest of a start.
  let document: string | undefined;
  app.get("/api/openapi.json", async (_, reply) => {
    document ??= JSON.stringify(openApiDocument(publicUrl));
    return reply.type("application/json; charset=utf-8").send(document);
  });
  app.get("/api/docs", async (_, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get("/api/docs/start.js", async (_, reply) =>
    reply.type("text/javascript; charset=utf-8").send(script),
  );
  await app.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json")),
    prefix: "/api/docs/assets/",
    allowedPath: (path) => ["/swagger-ui.css", "/swagger-ui-bundle.js"].includes(path),
    decorateReply: false,
  });
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tightlines API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const script = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", deepLinking: true, tryItOutEnabled: true });\n`;
