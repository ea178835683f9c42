import type { TestApi } from "./create-test-api.ts";

/** Sends a file with what stands beside it, as a browser's form does. */
export async function sendForm(
  api: TestApi,
  url: string,
  token: string | undefined,
  { fields, file }: { fields: object; file: Buffer },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append("file", new Blob([new Uint8Array(file)]), "fish.jpg");
  const answer = await api.call({ method: "POST", url, ...(token && { token }), payload: form });
  return { status: answer.statusCode, ...answer.json() };
}
