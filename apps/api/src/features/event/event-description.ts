import { tell } from "@tightlines/contract/problem/problem";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { renderMarkdown } from "../../platform/markdown/render-markdown.ts";

/** A description as it is stored: its HTML is made once, when it is written, and not for everybody who reads it. */
export function storedDescription(description: string): { description: string; descriptionHtml: string } {
  const descriptionHtml = renderMarkdown(description);
  if (descriptionHtml !== undefined) return { description, descriptionHtml };
  throw new ProblemError("invalid-input", { fields: { description: [tell("too-large-a-page")] } });
}
