import { useEffect, useRef, useState } from "react";
import { useApi } from "../../lib/api/api.context.ts";
import { isCancelled } from "../../lib/api/send-form.ts";
import { m } from "../../paraglide/messages.js";
import { readSubmitProblem } from "../../ui/form/submit-problem.ts";
import { holdUnsavedInput } from "../../ui/unsaved.ts";
import type { Crop } from "./crop-geometry.ts";
import { closeImage, type LocalImage, openImage, refusalOf } from "./open-image.ts";
import { sendImage } from "./send-image.ts";

export type UploadStage =
  | { kind: "idle" }
  | { kind: "cropping"; image: LocalImage & { aspect: number } }
  /** `share` goes from 0 to 1; at 1 the server is at work. */
  | { kind: "sending"; image: LocalImage; crop: Crop | null; share: number };

export interface UploadProblem {
  sentence: string;
  again?: () => void;
}

/** The way of an image from a file on this device to the server: chosen, cropped, sent, or not. */
export function useImageUpload(aspect: number, onUploaded: (url: string) => void | Promise<unknown>) {
  const api = useApi();
  const [stage, setStage] = useState<UploadStage>({ kind: "idle" });
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const sending = useRef<AbortController | null>(null);
  const opened = useRef<LocalImage | null>(null);

  useEffect(
    () => () => {
      sending.current?.abort();
      closeImage(opened.current);
    },
    [],
  );

  // Whoever leaves meanwhile is asked first: what is on its way would be lost.
  const isSending = stage.kind === "sending";
  useEffect(() => (isSending ? holdUnsavedInput() : undefined), [isSending]);

  async function choose(file: File | undefined) {
    if (!file) return;
    const sentence = refusalOf(file);
    setProblem(sentence ? { sentence } : null);
    if (sentence) return;
    closeImage(opened.current);
    const image = await openImage(file);
    opened.current = image;
    if (image.aspect === null) await send(image, null);
    else setStage({ kind: "cropping", image: { ...image, aspect: image.aspect } });
  }

  async function send(image: LocalImage, crop: Crop | null) {
    const controller = new AbortController();
    sending.current = controller;
    setProblem(null);
    setStage({ kind: "sending", image, crop, share: 0 });
    try {
      const { url } = await sendImage(
        { file: image.file, crop, aspect },
        {
          api,
          signal: controller.signal,
          onProgress: (share) => setStage({ kind: "sending", image, crop, share }),
        },
      );
      await onUploaded(url);
    } catch (error) {
      if (!isCancelled(error)) {
        const sentence = readSubmitProblem(error).detail ?? m.upload_failed();
        setProblem({ sentence, again: () => void send(image, crop) });
      }
    }
    setStage({ kind: "idle" });
  }

  return {
    stage,
    problem,
    choose,
    crop: (crop: Crop) => stage.kind === "cropping" && void send(stage.image, crop),
    /** Back to what was there before: out of the crop dialog, or out of sending. */
    cancel: () => {
      sending.current?.abort();
      setStage({ kind: "idle" });
    },
    /** For what else can fail beside the image. */
    report: (error: unknown) =>
      setProblem({ sentence: readSubmitProblem(error).detail ?? m.upload_failed() }),
  };
}
