import type { ColumnType, GeneratedAlways, Selectable } from "kysely";

export interface UploadTable {
  id: GeneratedAlways<number>;
  /** Null when the account is gone and an event still shows the image. */
  userId: number | null;
  /** SHA-256 of the stored files; their address is made of it. */
  hash: string;
  width: number;
  height: number;
  /** Of all widths together. */
  bytes: number;
  createdAt: ColumnType<Date, never, never>;
}

export type UploadRow = Selectable<UploadTable>;
