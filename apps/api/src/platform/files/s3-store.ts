import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { ProblemError } from "../http/problem-error.ts";
import type { S3Settings } from "../settings/s3-settings.ts";
import type { FileStore } from "./file-store.ts";

const TIMEOUT_MS = 20_000;

/** Files in a bucket, addressed by path so that any S3-compatible server will do. A PUT is whole or nothing. */
export function createS3Store(settings: S3Settings): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });

  async function send(method: "GET" | "PUT" | "DELETE", path: string, init: RequestInit = {}) {
    const address = `${endpoint}/${bucket}/${path}`;
    let response: Response;
    try {
      response = await client.fetch(address, { ...init, method, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      throw new ProblemError("storage-unavailable", { cause: error });
    }
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    const said = (await response.text()).slice(0, 500);
    throw new ProblemError("storage-unavailable", {
      cause: new Error(`${method} ${path}: ${response.status} ${said}`),
    });
  }

  return {
    async write(path, bytes, contentType) {
      const hash = createHash("sha256").update(bytes).digest("hex");
      const headers = { "content-type": contentType, "x-amz-content-sha256": hash };
      const response = await send("PUT", path, { body: bytes as Uint8Array<ArrayBuffer>, headers });
      await response.arrayBuffer();
    },
    async read(path) {
      const response = await send("GET", path);
      const bytes = Buffer.from(await response.arrayBuffer());
      return response.ok ? bytes : undefined;
    },
    async delete(path) {
      await (await send("DELETE", path)).arrayBuffer();
    },
  };
}
