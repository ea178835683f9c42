import type { UploadResponse } from "@tightlines/contract/upload";
import { toCamelCase } from "@tightlines/contract/wire/case";
import type { Api } from "../../lib/api/api.ts";
import { sendForm, type SendFormOptions } from "../../lib/api/send-form.ts";
import type { Crop } from "./crop-geometry.ts";

export interface ImageToSend {
  file: File;
  /** What is kept of it; without one the server takes the middle. */
  crop: Crop | null;
  aspect: number;
}

export interface SendOptions extends SendFormOptions {
  api: Api;
}

/** Stores an image. */
export async function sendImage(image: ImageToSend, options: SendOptions): Promise<UploadResponse> {
  const answer = await options.api.raw("POST", "/api/uploads", (headers) =>
    sendForm("/api/uploads", formOf(image), headers, options),
  );
  return (toCamelCase(JSON.parse(answer.text())) as { data: UploadResponse }).data;
}

function formOf({ file, crop, aspect }: ImageToSend): FormData {
  const form = new FormData();
  if (crop) {
    form.append("crop_x", String(crop.x));
    form.append("crop_y", String(crop.y));
    form.append("crop_width", String(crop.width));
    form.append("crop_height", String(crop.height));
  } else {
    form.append("aspect", String(aspect));
  }
  form.append("file", file);
  return form;
}
