import { describe } from "vitest";

export type IdentityName = "embedded" | "firebase";

/** The same story with both identity providers: what a person sees must not depend on which one is used. */
export function eachIdentity(story: (identity: IdentityName) => void): void {
  for (const identity of ["embedded", "firebase"] as const) {
    describe(`with the ${identity} identity provider`, () => {
      story(identity);
    });
  }
}
