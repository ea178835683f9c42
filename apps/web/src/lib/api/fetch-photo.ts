import type { Api } from "./api.ts";

/** A photo, which only some may see: it is fetched with the token and shown from memory. */
export async function fetchPhoto(api: Api, path: string): Promise<Blob> {
  const answer = await api.raw("GET", path, async (headers) => {
    const response = await fetch(path, { headers });
    const blob = await response.blob();
    return { status: response.status, text: () => blob.text(), blob };
  });
  return answer.blob;
}
