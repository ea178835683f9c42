import { signUpWithoutBrowser } from "./confirmation.ts";
import { newPerson } from "./person.ts";

interface UserAnswer {
  uid: string;
  first_name: string;
}

/** A user of the API without a browser, who writes ascending numbers into their own name. */
export class Account {
  /** The highest number the server has said it took. */
  acknowledged = 0;
  /** The highest number that was ever sent. */
  sent = 0;
  readonly #url: string;
  readonly #token: string;
  readonly #uid: string;

  private constructor(url: string, token: string, uid: string) {
    this.#url = url;
    this.#token = token;
    this.#uid = uid;
  }

  static async signUp(url: string, name: string): Promise<Account> {
    const person = newPerson(name);
    const { email } = person;
    const json = { "content-type": "application/json", origin: url };
    const cookie = await signUpWithoutBrowser(url, person);
    const token = () => fetchToken(url, cookie);
    const answer = await fetch(`${url}/api/signup`, {
      method: "POST",
      headers: { ...json, authorization: `Bearer ${await token()}` },
      body: JSON.stringify({ first_name: "0", last_name: name, email }),
    });
    if (!answer.ok) throw new Error(`The sign-up was refused: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: UserAnswer };
    // Only now does the token carry the role.
    return new Account(url, await token(), data.uid);
  }

  /** Sends the next number; false when the server is gone. */
  async writeNext(): Promise<boolean> {
    const next = this.sent + 1;
    this.sent = next;
    try {
      await this.#call("PATCH", `/api/users/${this.#uid}`, { first_name: String(next) });
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
    this.acknowledged = next;
    return true;
  }

  read(): Promise<UserAnswer> {
    return this.#call("GET", `/api/account/${this.#uid}`);
  }

  async #call(method: string, path: string, body?: object): Promise<UserAnswer> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: UserAnswer };
    return data;
  }
}

async function fetchToken(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  const { token } = (await answer.json()) as { token: string };
  return token;
}
