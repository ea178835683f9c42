import type { Login } from "./test-login.ts";
import type { TestApi } from "./create-test-api.ts";

/** A call with JSON, as somebody makes it or a guest, answered with its status and what came back. */
export async function sendAs(
  api: TestApi,
  person: Login | null | undefined,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  payload?: object,
) {
  const url = `/api${path}`;
  const answer = await api.call({ method, url, token: person?.token, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
}
