import { signUpWithoutBrowser } from "./confirmation.ts";
import { expectAddress } from "./expect-page.ts";
import { fillSignIn, newPerson, open, type Person } from "./person.ts";
import { newVisitor, type Visitor, type VisitorOptions } from "./visitor.ts";

/** A member who registers through the API, for what a story finds already there; the person can also sign in. */
export interface Member extends Person {
  /** Sends what the form would send; answers the registration. */
  register(event: string, registration: object): Promise<{ id: number; revision: number; status: string }>;
}

export async function newMember(url: string, person: Person = newPerson()): Promise<Member> {
  const { email, firstName, lastName } = person;
  const cookie = await signUpWithoutBrowser(url, person);
  const post = async (path: string, body: object) => {
    const { token } = (await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json()) as {
      token: string;
    };
    const headers = { "content-type": "application/json", origin: url, authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { data: never };
  };
  await post("/signup", { first_name: firstName, last_name: lastName, email });
  return {
    ...person,
    register: async (event, registration) =>
      (await post(`/events/${event}/registrations`, { accepts_rules: true, ...registration })).data,
  };
}

/** Through the login, and back to the page they wanted. */
export async function visitAs(
  url: string,
  person: Person,
  path: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const visitor = await newVisitor(options);
  await open(visitor.page, `${url}/login?return=${encodeURIComponent(path)}`);
  await fillSignIn(visitor.page, person);
  await expectAddress(visitor.page, `**${path}`);
  return visitor;
}
