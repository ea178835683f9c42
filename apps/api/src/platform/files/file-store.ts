import { join } from "node:path";
import type { S3Settings } from "../settings/s3-settings.ts";
import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";

/** Where files live that people sent us. A path consists of names with slashes between them. */
export interface FileStore {
  /** Stores the whole file or nothing; one that is there already is replaced. */
  write(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  read(path: string): Promise<Buffer | undefined>;
  /** A file that is not there counts as deleted. */
  delete(path: string): Promise<void>;
}

/** A folder beside the data, or a bucket that several processes share. */
export function openFileStore({ dataDir, s3 }: { dataDir: string; s3: S3Settings | undefined }): FileStore {
  return s3 ? createS3Store(s3) : createFolderStore(join(dataDir, "uploads"));
}
