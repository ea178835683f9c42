import type { Topic } from "@tightlines/contract/topic";
import type { Db } from "../database/schema.ts";
import { readRevisions } from "./read-revisions.ts";

export interface KeptKind<Subject, Answer> {
  keyOf: (subject: Subject) => number;
  /** What the answer follows from. */
  topicsOf: (subject: Subject) => readonly Topic[];
  find: (db: Db, subject: Subject) => Promise<Answer>;
}

/** Those that are looked at most; what takes long to find is small beside what it follows from. */
const KEPT = 100;

/** Keeps answers in memory, each until something moves that it follows from. */
export function keepByRevisions<Subject, Answer>({
  keyOf,
  topicsOf,
  find,
}: KeptKind<Subject, Answer>): KeptKind<Subject, Answer>["find"] {
  const kept = new Map<number, { revisions: string; answer: Answer }>();
  return async (db, subject) => {
    const key = keyOf(subject);
    const revisions = await readRevisions(db, topicsOf(subject));
    const found = kept.get(key);
    if (found?.revisions === revisions) return found.answer;
    const answer = await find(db, subject);
    kept.delete(key);
    kept.set(key, { revisions, answer });
    const [oldest] = kept.keys();
    if (kept.size > KEPT) kept.delete(oldest!);
    return answer;
  };
}
