import type { UploadListItem } from "@tightlines/contract/upload";
import type { Expression, SqlBool } from "kysely";
import type { Db } from "../../platform/database/schema.ts";

/** Where images are shown. It spans the nouns after the upload, so that app.ts hands it over. */
export interface UploadUses {
  findUses: (db: Db, hashes: string[], userId: number) => Promise<UploadUse[]>;
  /** Takes an image that is about to be deleted off the drafts that show it. */
  removeFromDrafts: (db: Db, hash: string) => Promise<RemovedUse[]>;
  /** Of a row of `upload`: nothing shows the image. */
  isUnused: Expression<SqlBool>;
}

export interface UploadUse {
  hash: string;
  place: UploadListItem["usedBy"][number];
  /** Drafts and unlisted events of others use an image without a word about themselves. */
  isVisible: boolean;
  /** A draft that the user has no right on: it keeps nobody's image. */
  isDraftOfOthers: boolean;
}

export interface RemovedUse {
  eventId: number;
  noun: "event" | "team";
  nounId: number;
  before: Record<string, string | null>;
}
