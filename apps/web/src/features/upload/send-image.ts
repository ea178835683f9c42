import type { ProblemAnswer } from "@tightlines/contract/problem";
import type { UploadResponse } from "@tightlines/contract/upload";
import { toCamelCase } from "@tightlines/contract/wire/case";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import type { Identity } from "../../lib/identity/identity.ts";
import { m } from "../../paraglide/messages.js";
import type { Crop } from "./crop-geometry.ts";

export interface ImageToSend {
  file: File;
  /** What is kept of it; without one the server takes the middle. */
  crop: Crop | null;
  aspect: number;
}

export interface SendOptions {
  identity: Identity;
  /** From 0 to 1: how much has left this device. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Stores an image. Not through `fetch`, which cannot say how much has been sent. */
export async function sendImage(image: ImageToSend, options: SendOptions): Promise<UploadResponse> {
  const { identity } = options;
  let answer = await post(formOf(image), await identity.token(), options);
  // The token may just have expired: one fresh token, one retry, as for every other call.
  if (answer.status === 401)
    answer = await post(formOf(image), await identity.token({ renew: true }), options);
  if (answer.status !== 201) throw new ApiProblem(answer.status, readProblem(answer));
  return (toCamelCase(JSON.parse(answer.text)) as { data: UploadResponse }).data;
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
  text: string;
}

function post(form: FormData, token: string | null, { onProgress, signal }: SendOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener("load", () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener("error", () => reject(offline()));
    request.addEventListener("timeout", () => reject(offline()));
    request.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
    signal.addEventListener("abort", stop);
    request.open("POST", "/api/uploads");
    request.setRequestHeader("accept", "application/json");
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.send(form);
  });
}

function offline(): ApiProblem {
  return new ApiProblem(0, { detail: m.shell_call_offline(), code: "offline" });
}

function readProblem({ status, text }: Answer): ProblemAnswer {
  try {
    return JSON.parse(text) as ProblemAnswer;
  } catch {
    return { detail: m.shell_call_failed({ status }), code: "internal-error" };
  }
}
