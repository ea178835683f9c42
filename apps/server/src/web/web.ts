import type { ContentPolicy } from "@tightlines/api/platform/http/security-headers";
import type { IdentityConfig } from "@tightlines/contract/identity";
import type { DocumentAssets } from "@tightlines/web/document.ts";
import type { RenderedPage, RenderOptions } from "@tightlines/web/entry-server.tsx";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The web application as the process uses it: built files, or Vite's own while developing. */
export interface Web {
  assets: DocumentAssets;
  render(options: RenderOptions): Promise<RenderedPage>;
  /** What a page is kept under: its address without what it does not read. */
  keyOf(url: string): Promise<string>;
  shell(options: Omit<RenderOptions, "transport">): Promise<string>;
  contentPolicy(identity: IdentityConfig): ContentPolicy;
  /** Where the built files lie; undefined while developing. */
  filesDirectory: string | undefined;
  /** Answers what Vite serves while developing; true when it did. */
  handleDevelopment?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  close(): Promise<void>;
}
