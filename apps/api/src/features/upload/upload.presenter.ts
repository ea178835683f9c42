import type { UploadListItem, UploadResponse } from "@tightlines/contract/upload";
import { IMAGE_WIDTHS, uploadUrl } from "@tightlines/contract/upload-url";
import type { UploadRow } from "../../platform/database/tables/upload.table.ts";
import type { UploadUse } from "./upload-uses.ts";

export function presentUpload(row: UploadRow): UploadResponse {
  return {
    id: row.id,
    url: uploadUrl(row.hash),
    width: row.width,
    height: row.height,
    sizes: IMAGE_WIDTHS.map((width) => ({
      width: Math.min(width, row.width),
      url: uploadUrl(row.hash, width),
    })),
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentListItem(row: UploadRow, uses: UploadUse[]): UploadListItem {
  const own = uses.filter((use) => use.hash === row.hash && use.isVisible);
  return {
    ...presentUpload(row),
    usedBy: own.map(({ place }) => place),
  };
}
