import type { IncomingMessage } from "node:http";
import { tell } from "@tightlines/contract/problem/problem";
import { Busboy } from "@fastify/busboy";
import type { BusboyHeaders } from "@fastify/busboy";
import type { Endpoint } from "@tightlines/contract/endpoint";
import { endpoints } from "@tightlines/contract/endpoints";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ProblemError } from "./problem-error.ts";

export interface SentUpload {
  file: Buffer;
  /** What stood beside the file. */
  fields: Record<string, string>;
}

/** Room for the form around the file: boundaries, headers and a few short fields. */
const FORM_BYTES = 16 * 1024;

/** Leaves multipart bodies unread for `readUpload` where an endpoint takes an upload, and refuses them elsewhere. */
export function acceptUploads(app: FastifyInstance): void {
  const routes = (endpoints as Endpoint[])
    .filter(({ upload }) => upload)
    .map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ":$1"));
  app.addContentTypeParser("multipart/form-data", async (request: FastifyRequest) => {
    const route = request.routeOptions.url ?? "";
    if (!routes.some((path) => path === route)) throw new ProblemError("unsupported-type");
  });
}

/**
 * Reads a form with one `file` into memory. What is too large is refused as soon as that is known, by the length
 * it announces or by what has arrived, and the rest is not read.
 */
export async function readUpload(request: IncomingMessage, maxBytes: number): Promise<SentUpload> {
  if (!/^multipart\/form-data\b/i.test(request.headers["content-type"] ?? ""))
    throw new ProblemError("not-multipart");
  const tooLarge = new ProblemError("too-large", { facts: { limit: maxBytes } });
  if (Number(request.headers["content-length"] ?? 0) > maxBytes + FORM_BYTES) throw tooLarge;

  const form = openForm(request, maxBytes);
  const chunks: Buffer[] = [];
  const fields: Record<string, string> = {};
  let received = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      form.on("file", (name, file) => {
        if (name !== "file") return reject(missingFile());
        file.on("data", (chunk: Buffer) => chunks.push(chunk));
        file.on("limit", () => reject(tooLarge));
        file.on("error", reject);
      });
      form.on("field", (name, value) => Object.assign(fields, { [name]: value }));
      form.on("filesLimit", () => reject(oneFile()));
      form.on("partsLimit", () => reject(new ProblemError("malformed-request")));
      form.on("error", () => reject(new ProblemError("malformed-request")));
      form.on("finish", resolve);
      request.on("data", (chunk: Buffer) => {
        received += chunk.length;
        if (received > maxBytes + FORM_BYTES) reject(tooLarge);
      });
      request.on("close", () => {
        if (!request.complete) reject(new ProblemError("malformed-request"));
      });
      request.pipe(form);
    });
  } finally {
    request.unpipe(form);
    request.pause();
    request.removeAllListeners("data");
  }
  const file = Buffer.concat(chunks);
  if (file.length === 0) throw missingFile();
  return { file, fields };
}

function openForm(request: IncomingMessage, maxBytes: number) {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { files: 1, fileSize: maxBytes, fields: 20, fieldSize: 100, fieldNameSize: 50, parts: 22 },
    });
  } catch {
    throw new ProblemError("malformed-request");
  }
}

function missingFile(): ProblemError {
  return new ProblemError("invalid-input", { fields: { file: [tell("image-missing")] } });
}

function oneFile(): ProblemError {
  return new ProblemError("invalid-input", { fields: { file: [tell("image-too-many")] } });
}
