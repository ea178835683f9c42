import { createHash, createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Settings } from "../platform/settings/s3-settings.ts";

export interface S3Server {
  settings: S3Settings;
  /** What the bucket holds, by path. */
  objects: Map<string, { bytes: Buffer; contentType: string | undefined }>;
  /** The next so many requests are answered as if the server were overloaded. */
  failNext(count: number): void;
  close(): Promise<void>;
}

const ACCESS_KEY_ID = "TIGHTLINESTEST";
const SECRET_ACCESS_KEY = "not/a+real=secret";
const REGION = "eu-central-1";

/**
 * As much of S3 as we use, with one bucket. It checks every signature by AWS's description of version 4, written
 * down here a second time: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export async function startS3Server(bucket = "photos"): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  let failures = 0;
  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      const path = decodeURIComponent(request.url ?? "").slice(`/${bucket}/`.length);
      if (failures > 0) {
        failures -= 1;
        return response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
      }
      if (!isSigned(request, body))
        return response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
      if (!request.url?.startsWith(`/${bucket}/`))
        return response.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>");
      const found = objects.get(path);
      if (request.method === "PUT") {
        objects.set(path, { bytes: body, contentType: request.headers["content-type"] });
        return response.writeHead(200).end();
      }
      if (request.method === "DELETE") return response.writeHead(204).end(void objects.delete(path));
      if (!found) return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
      return response.writeHead(200).end(found.bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: REGION,
      accessKeyId: ACCESS_KEY_ID,
      secretAccessKey: SECRET_ACCESS_KEY,
    },
    objects,
    failNext: (count) => (failures = count),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential = "", names = "", signature] = pattern.exec(request.headers.authorization ?? "") ?? [];
  const [keyId, day = "", ...scope] = credential.split("/");
  const time = String(request.headers["x-amz-date"]);
  const bodyHash = String(request.headers["x-amz-content-sha256"]);
  const isFresh = time.startsWith(day) && Math.abs(Date.now() - Date.parse(isoTime(time))) < 15 * 60_000;
  if (keyId !== ACCESS_KEY_ID || !isFresh || bodyHash !== sha256(body)) return false;
  const [path = "", query = ""] = (request.url ?? "").split("?");
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, path, query, headers.join(""), names, bodyHash].join("\n");
  const text = ["AWS4-HMAC-SHA256", time, [day, ...scope].join("/"), sha256(canonical)].join("\n");
  const key = [day, REGION, "s3", "aws4_request"].reduce(
    (secret: Buffer, part) => hmac(secret, part),
    Buffer.from(`AWS4${SECRET_ACCESS_KEY}`),
  );
  return hmac(key, text).toString("hex") === signature;
}

function isoTime(time: string): string {
  return time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, "$1-$2-$3:$4:$5");
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
