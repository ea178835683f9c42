/** Where files live that people sent us. A path consists of names with slashes between them. */
export interface FileStore {
  /** Stores the whole file or nothing; one that is there already is replaced. */
  write(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  read(path: string): Promise<Buffer | undefined>;
  /** A file that is not there counts as deleted. */
  delete(path: string): Promise<void>;
}
