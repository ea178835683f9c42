import { REPLAYED_HEADER } from "@tightlines/contract/idempotency-key";

/** What a page of another web address may read of an answer, besides what browsers always show it. */
export const exposedHeaders = ["x-request-id", "retry-after", REPLAYED_HEADER];
