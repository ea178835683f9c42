import { IDEMPOTENCY_KEY_HEADER } from "@tightlines/contract/idempotency-key";
import type { Api } from "../../../lib/api/api.ts";
import { createChangeKeys } from "../../../lib/api/change-keys.ts";
import { sendForm, type SendFormOptions } from "../../../lib/api/send-form.ts";

/** Whoever sends the same file again after a lost answer means the same event. */
const keys = createChangeKeys();

/** Answers the address of the event that was made of it. */
export async function sendArchive(
  file: File,
  { api, ...options }: SendFormOptions & { api: Api },
): Promise<{ url: string }> {
  const form = new FormData();
  form.append("file", file);
  const { name, size, lastModified } = file;
  const change = { method: "POST", url: "/api/archives", body: [name, size, lastModified].join() };
  const named = { [IDEMPOTENCY_KEY_HEADER]: keys.of(change) };
  const answer = await api.raw("POST", "/api/archives", (headers) =>
    sendForm("/api/archives", form, { ...headers, ...named }, options),
  );
  keys.forget(change);
  return (JSON.parse(answer.text()) as { data: { url: string } }).data;
}
