import { inject } from "vitest";
import { projectId } from "./emulator-on-demand.ts";
import { waitUntil } from "./wait-until.ts";

type OobType = "VERIFY_EMAIL" | "PASSWORD_RESET" | "EMAIL_SIGNIN";

interface OobCode {
  email: string;
  requestType: OobType;
  oobLink: string;
}

export interface FirebaseEmulator {
  host: string;
  projectId: string;
  /** The newest link the emulator would have mailed to this address. */
  oobLink(email: string, type: OobType): Promise<string>;
}

/** The real Auth emulator of firebase-tools, one for the whole run, started when first asked for. */
export async function startFirebaseEmulator(): Promise<FirebaseEmulator> {
  const answer = await fetch(inject("emulatorOnDemand"));
  const host = await answer.text();
  if (!answer.ok) throw new Error(`The Firebase emulator did not start. ${host}`);
  return { host, projectId, oobLink: (email, type) => findLink(host, email, type) };
}

function findLink(host: string, email: string, type: OobType): Promise<string> {
  return waitUntil(
    async () => {
      const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
      const { oobCodes }: { oobCodes: OobCode[] } = await answer.json();
      return oobCodes.findLast((code) => code.email === email && code.requestType === type)?.oobLink;
    },
    () => `The emulator has no ${type} link for ${email}.`,
  );
}
