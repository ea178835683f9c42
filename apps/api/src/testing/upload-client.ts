import type { TestApi, TestUser } from "./test-api.ts";

/** The upload calls, as a program would make them. */
export interface UploadClient {
  upload(user: TestUser, bytes: Buffer, sent?: Sent): Promise<Answer<Stored>>;
  post(user: TestUser, body: FormData): Promise<Answer<Stored>>;
  list(user: TestUser): Promise<Answer<Stored[]>>;
  remove(user: TestUser, id: number): Promise<Answer<{ id: number }>>;
}

interface Sent {
  name?: string;
  type?: string;
  fields?: Record<string, string>;
}

interface Stored {
  id: number;
  url: string;
  width: number;
  height: number;
  sizes: { width: number; url: string }[];
  used_by: { event_name: string; event_url: string; as: string }[];
}

interface Answer<Data> {
  status: number;
  data: Data;
  meta: unknown;
  code: string;
  detail: string;
  fields: unknown;
}

export function createUploadClient(api: TestApi): UploadClient {
  const address = `${api.url}/api/uploads`;
  const post = (user: TestUser, body: FormData) =>
    call<Stored>(address, { method: "POST", headers: user.headers, body });
  return {
    post,
    upload(user, bytes, { name = "photo.jpg", type = "image/jpeg", fields = {} } = {}) {
      const body = new FormData();
      for (const [key, value] of Object.entries(fields)) body.append(key, value);
      body.append("file", new Blob([bytes], { type }), name);
      return post(user, body);
    },
    list: (user) => call(address, { headers: user.headers }),
    remove: (user, id) => call(`${address}/${id}`, { method: "DELETE", headers: user.headers }),
  };
}

async function call<Data>(url: string, init: RequestInit): Promise<Answer<Data>> {
  const response = await fetch(url, init);
  return { status: response.status, ...((await response.json()) as Omit<Answer<Data>, "status">) };
}
