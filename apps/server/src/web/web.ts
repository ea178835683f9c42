import type { ContentPolicy } from "@tightlines/api/platform/http/security-headers";
import type { IdentityConfig } from "@tightlines/contract/identity";
import type { Topic } from "@tightlines/contract/topic";
import type { Transport } from "@tightlines/web/lib/api/api.ts";
import type { Place } from "@tightlines/web/entry-server.tsx";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Redirect } from "./pages.ts";
import type { PreparedBody } from "./prepared-body.ts";

/** A page as bytes, for every way it may be asked for. */
export interface WebPage {
  kind: "page";
  status: 200 | 404 | 500;
  /** As a content policy names the styles it carries; undefined when it carries none. */
  stylesHash: string | undefined;
  topics: readonly Topic[];
  body: PreparedBody;
}

export type WebAnswer = WebPage | Redirect | { kind: "nowhere" };

/** What every page of this process has in common. */
export interface PageSettings {
  identity: IdentityConfig;
  publicUrl: string;
  transport: Transport;
}

/** The web application as the process uses it: built files, or Vite's own while developing. */
export interface Web {
  placeOf(target: string): Promise<Place>;
  render(url: string, settings: PageSettings): Promise<WebAnswer>;
  /** What is sent for addresses that lead nowhere. */
  renderNowhere(settings: PageSettings): Promise<WebPage>;
  /** The empty page for what guests may not see. */
  renderShell(settings: PageSettings): Promise<WebPage>;
  contentPolicy(identity: IdentityConfig): ContentPolicy;
  /** Where the built files lie; undefined while developing. */
  filesDirectory: string | undefined;
  /** Answers what Vite serves while developing; true when it did. */
  handleDevelopment?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  close(): Promise<void>;
}
