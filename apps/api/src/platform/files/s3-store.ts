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

  async function send(
    method: "GET" | "PUT" | "DELETE",
    path: string,
    body?: Uint8Array,
    contentType?: string,
  ) {
    const address = `${endpoint}/${bucket}/${path}`;
    const headers = {
      // Signed together with the address: what arrives damaged is refused.
      "x-amz-content-sha256": createHash("sha256")
        .update(body ?? "")
        .digest("hex"),
      ...(contentType && { "content-type": contentType }),
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let response: Response;
    try {
      response = await client.fetch(address, {
        method,
        headers,
        signal,
        ...(body && { body: body as Uint8Array<ArrayBuffer> }),
      });
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
      await (await send("PUT", path, bytes, contentType)).arrayBuffer();
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
