import { resultPreviewEndpoints } from "@tightlines/contract/result/result-preview";
import type { Serve } from "../../platform/http/serve.ts";
import { previewResults } from "./result-preview.service.ts";

export function resultRoutes(serve: Serve): void {
  serve(resultPreviewEndpoints.previewResults, async ({ db, event, body }) => ({
    data: await previewResults(db, event.id, body.operations),
  }));
}
