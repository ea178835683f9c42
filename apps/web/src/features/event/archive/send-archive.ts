import type { Api } from "../../../lib/api/api.ts";
import { sendForm, type SendFormOptions } from "../../../lib/api/send-form.ts";

/** Answers the address of the event that was made of it. */
export async function sendArchive(
  file: File,
  { api, ...options }: SendFormOptions & { api: Api },
): Promise<{ url: string }> {
  const form = new FormData();
  form.append("file", file);
  const answer = await api.raw("POST", "/api/archives", (headers) =>
    sendForm("/api/archives", form, headers, options),
  );
  return (JSON.parse(answer.text()) as { data: { url: string } }).data;
}
