export interface SendFormOptions {
  /** From 0 to 1: how much has left this device. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

interface Answer {
  status: number;
  text: () => string;
}

/** Sends a file. Not through `fetch`, which cannot say how much has been sent. */
export function sendForm(
  address: string,
  form: FormData,
  headers: Record<string, string>,
  { onProgress, signal }: SendFormOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = () => reject(new Error("The file did not arrive."));
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
    request.open("POST", address);
    for (const [name, value] of Object.entries({ accept: "application/json", ...headers }))
      request.setRequestHeader(name, value);
    request.send(form);
  });
}

/** Somebody stopped it: nothing to tell about. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
