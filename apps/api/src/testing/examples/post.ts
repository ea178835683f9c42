import type { ExampleWorld } from "../example.ts";

/** What an administrator is answered. */
export async function post<Data>({ api, event }: ExampleWorld, path: string, payload: object): Promise<Data> {
  const { token } = await api.asRole("administrator");
  const url = `/api/events/${event.id}/${path}`;
  return (await api.call({ method: "POST", url, token, payload })).json<{ data: Data }>().data;
}
