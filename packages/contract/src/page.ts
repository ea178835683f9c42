import { SEARCH_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { WHOLE_LIST } from "./whole-list.ts";

/** Page numbers start at 1 (docs/seed-conformance.md, section 9). */
export const PAGE_SIZE = 20;

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1).describe("Page number, from 1"),
  search: z.string().trim().max(SEARCH_MAX_LENGTH).default("").describe("Words to look for"),
});

export type PageQuery = z.output<typeof pageQuery>;

/** A page of a list whose order can be chosen: a column, or `-column` for the other way round. */
export function sortedPageQuery<const Column extends string>(columns: readonly [Column, ...Column[]]) {
  const orders = columns.flatMap((column): (Column | `-${Column}`)[] => [column, `-${column}`]);
  const sort = z.enum(orders as [Column, ...typeof orders]).describe("What to sort by; - turns it round");
  return pageQuery.extend({ sort: sort.optional() });
}

/** A list whose pages the caller may size, up to the whole list. */
export function sizedPageQuery<const Column extends string>(columns: readonly [Column, ...Column[]]) {
  return sortedPageQuery(columns).extend({
    pageSize: z.coerce.number().int().min(1).max(WHOLE_LIST).default(PAGE_SIZE).describe("Rows of a page"),
  });
}
