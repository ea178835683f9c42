import type { InjectOptions } from "fastify";
import type { Person, TestApi } from "./create-test-api.ts";

/** The upload calls, as a program would make them. */
export interface UploadClient {
  upload(user: Person, bytes: Buffer, sent?: Sent): Promise<Answer<Stored>>;
  post(user: Person, body: FormData): Promise<Answer<Stored>>;
  list(user: Person): Promise<Answer<Stored[]>>;
  remove(user: Person, id: number): Promise<Answer<{ id: number }>>;
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
  used_by: { as: string; event_name?: string; event_url?: string; species_name?: string }[];
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
  const url = "/api/uploads";
  const call = async ({ token }: Person, request: InjectOptions & { url: string }) => {
    const answer = await api.call({ ...request, token });
    return { status: answer.statusCode, ...answer.json<object>() } as never;
  };
  const post = (user: Person, body: FormData) => call(user, { method: "POST", url, payload: body });
  return {
    post,
    upload(user, bytes, { name = "photo.jpg", type = "image/jpeg", fields = {} } = {}) {
      const body = new FormData();
      for (const [key, value] of Object.entries(fields)) body.append(key, value);
      body.append("file", new Blob([bytes], { type }), name);
      return post(user, body);
    },
    list: (user) => call(user, { url }),
    remove: (user, id) => call(user, { method: "DELETE", url: `${url}/${id}` }),
  };
}
