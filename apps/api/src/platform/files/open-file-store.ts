import { join } from "node:path";
import type { S3Settings } from "../settings/s3-settings.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";

/** A folder beside the data, or a bucket that several processes share. */
export function openFileStore({ dataDir, s3 }: { dataDir: string; s3: S3Settings | undefined }): FileStore {
  return s3 ? createS3Store(s3) : createFolderStore(join(dataDir, "uploads"));
}
