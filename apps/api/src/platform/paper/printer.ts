import type { PaperFile } from "@tightlines/contract/paper";
import type { Topic } from "@tightlines/contract/topic";
import type { Db } from "../database/schema.ts";
import { readRevisions } from "../revision/read-revisions.ts";
import { createKeptPapers } from "./kept-papers.ts";
import type { PaperJob, Press } from "./press.ts";

interface WantedPaper {
  /** Which one it is, among all papers of all events. */
  key: string;
  /** Of all that it shows: as long as none of them moves, the paper is the same. */
  topics: readonly Topic[];
}

export interface LaidOutPaper {
  /** Of the file, without its ending. */
  name: string;
  job: PaperJob;
}

export type PrintPaper = (
  db: Db,
  wanted: WantedPaper,
  layOut: () => Promise<LaidOutPaper>,
) => Promise<{ data: PaperFile }>;

/** Prints a paper once for everybody who asks for it. */
export function createPrinter(press: Press): PrintPaper {
  const kept = createKeptPapers();
  return async (db, { key, topics }, layOut) => ({
    data: await kept.get(key, await readRevisions(db, topics), async () => {
      const { name, job } = await layOut();
      return { name, bytes: await press.print(job) };
    }),
  });
}
