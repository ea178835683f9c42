import type { Selectable } from "kysely";

/** How often a topic has changed. A page rendered at the current revision of its topics is fresh. */
export interface RevisionTable {
  topic: string;
  revision: number;
}

export type RevisionRow = Selectable<RevisionTable>;
