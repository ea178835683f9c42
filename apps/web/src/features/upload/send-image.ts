import type { UploadResponse } from "@tightlines/contract/upload";
import { toCamelCase } from "@tightlines/contract/wire/case";
import type { Api } from "../../lib/api/api.ts";
import type { Crop } from "./crop-geometry.ts";

export interface ImageToSend {
  file: File;
  /** What is kept of it; without one the server takes the middle. */
  crop: Crop | null;
  aspect: number;
}

export interface SendOptions {
  api: Api;
  /** From 0 to 1: how much has left this device. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Stores an image. Not through `fetch`, which cannot say how much has been sent. */
export async function sendImage(image: ImageToSend, options: SendOptions): Promise<UploadResponse> {
  const answer = await options.api.raw("POST", "/api/uploads", (headers) =>
    post(formOf(image), headers, options),
  );
  return (toCamelCase(JSON.parse(answer.text())) as { data: UploadResponse }).data;
}

/** Somebody stopped it: nothing to tell about. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
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

interface Answer {
  status: number;
  text: () => string;
}

function post(
  form: FormData,
  headers: Record<string, string>,
  { onProgress, signal }: SendOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = () => reject(new Error("The upload did not arrive."));
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener("load", () =>
      resolve({ status: request.status, text: () => request.responseText }),
    );
    request.addEventListener("error", fail);
    request.addEventListener("timeout", fail);
    request.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
    signal.addEventListener("abort", stop);
    request.open("POST", "/api/uploads");
    for (const [name, value] of Object.entries({ accept: "application/json", ...headers }))
      request.setRequestHeader(name, value);
    request.send(form);
  });
}
