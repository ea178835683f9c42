import { toCamelCase } from "@tightlines/contract/wire/case";
import type { Api } from "./api.ts";

/** What stands beside a photo; what is null is left out. */
export type FormFields = Record<string, string | number | boolean | null>;

/** Sends a photo with what stands beside it, and answers what the server says. */
export async function sendPhoto<Data>(
  api: Api,
  path: string,
  fields: FormFields,
  photo: Blob,
): Promise<Data> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, String(value));
  form.append("file", photo, "photo.jpg");
  const answer = await api.raw("POST", path, async (headers) => {
    const response = await fetch(path, { method: "POST", headers, body: form });
    return { status: response.status, text: () => response.text() };
  });
  return (toCamelCase(JSON.parse(await answer.text())) as { data: Data }).data;
}
