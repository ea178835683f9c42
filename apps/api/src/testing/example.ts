import type { Person, TestApi } from "./create-test-api.ts";
import type { TestEvent } from "./test-event.ts";
import type { Login } from "./test-login.ts";

/** What an example may be made of. */
export interface ExampleWorld {
  api: TestApi;
  /** Whom the path names where an endpoint is about one user. */
  subject: Person;
  /** The event the path names where an endpoint is about one. */
  event: TestEvent;
  caller: Login | undefined;
}

export interface Example {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Instead of a body: a file, as a form. */
  file?: Buffer;
  /** What stands beside the file. */
  fields?: Record<string, string | number>;
}

/** Good calls by method and path, as they stand on the wire. */
export type ExampleList = Record<string, (world: ExampleWorld) => Example | Promise<Example>>;
