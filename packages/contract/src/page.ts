import { z } from "zod";

/** Page numbers start at 1 (seed, section 9); the size is the product's (product definition, section 8). */
export const PAGE_SIZE = 20;

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1).describe("Page number, from 1"),
  search: z.string().trim().max(200).default("").describe("Words to look for"),
});

export type PageQuery = z.output<typeof pageQuery>;
