import type { PageMeta } from "@tightlines/contract/endpoint";
import { PAGE_SIZE } from "@tightlines/contract/page";

/** The part of a list that one page shows. */
export interface PageWindow {
  limit: number;
  offset: number;
}

/** One page of a list, and how long the whole list is; both are asked for at the same time. */
export async function readPage<Row>(
  { page, pageSize = PAGE_SIZE }: { page: number; pageSize?: number },
  findPage: (window: PageWindow) => Promise<Row[]>,
  count: () => Promise<number>,
): Promise<{ rows: Row[]; meta: PageMeta }> {
  const [rows, total] = await Promise.all([
    findPage({ limit: pageSize, offset: (page - 1) * pageSize }),
    count(),
  ]);
  return { rows, meta: { page, pageSize, total } };
}
