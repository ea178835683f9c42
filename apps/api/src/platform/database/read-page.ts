import type { PageMeta } from "@tightlines/contract/endpoint";
import { PAGE_SIZE } from "@tightlines/contract/page";

/** The part of a list that one page shows. */
export interface PageWindow {
  limit: number;
  offset: number;
}

/**
 * One page of a list, and how long the whole list is; both are asked for at the same time. Whoever asks for more than a usual
 * page wants the whole list, and mostly gets it: then it need not be counted.
 */
export async function readPage<Row>(
  { page, pageSize = PAGE_SIZE }: { page: number; pageSize?: number },
  findPage: (window: PageWindow) => Promise<Row[]>,
  count: () => Promise<number>,
): Promise<{ rows: Row[]; meta: PageMeta }> {
  const find = () => findPage({ limit: pageSize, offset: (page - 1) * pageSize });
  if (page === 1 && pageSize > PAGE_SIZE) {
    const rows = await find();
    const total = rows.length < pageSize ? rows.length : await count();
    return { rows, meta: { page, pageSize, total } };
  }
  const [rows, total] = await Promise.all([find(), count()]);
  return { rows, meta: { page, pageSize, total } };
}
