import type { IdentityConfig } from "@tightlines/contract/identity";
import type { ApiRequest } from "@tightlines/web/lib/api/api.ts";
import type { WebAnswer } from "./web.ts";

/** What is said between the process and the thread that renders for it. */

export interface RenderJob {
  job: number;
  /** A page's url, or one of the two that are the same for everybody. */
  page: { url: string } | "nowhere" | "shell";
  identity: IdentityConfig;
  publicUrl: string;
}

/** What the page asks the API for while it is rendered. */
export interface RenderCall {
  job: number;
  call: number;
  request: ApiRequest;
}

export interface RenderCallAnswer {
  call: number;
  /** A failure that the caller of the API would have seen as one. */
  answer: { status: number; text: string } | { failure: string };
}

export type RenderOutcome = { job: number; answer: WebAnswer } | { job: number; failure: string };
