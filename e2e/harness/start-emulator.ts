import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";
import { startProgram } from "./program.ts";
import { waitUntil } from "./wait-until.ts";

const projectId = "demo-tightlines";

/** The settings of a product whose accounts live in the emulator at this host. */
export function firebaseSettings(host: string): Record<string, string> {
  return {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: "any-key-will-do",
    FIREBASE_AUTH_EMULATOR_HOST: host,
    // Where people are served, the emulator is refused.
    NODE_ENV: "test",
  };
}

/** The real Auth emulator of firebase-tools. */
export async function startEmulator(): Promise<{ host: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "tightlines-firebase-"));
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const config = {
    emulators: {
      auth: { host: "127.0.0.1", port },
      hub: { host: "127.0.0.1", port: hub },
      logging: { host: "127.0.0.1", port: logging },
      ui: { enabled: false },
    },
  };
  await writeFile(join(folder, "firebase.json"), JSON.stringify(config));
  const firebase = fileURLToPath(
    new URL("../../node_modules/firebase-tools/lib/bin/firebase.js", import.meta.url),
  );
  const program = await startProgram({
    args: [firebase, "emulators:start", "--only", "auth", "--project", projectId],
    cwd: folder,
    // Its settings and its update check belong in the folder that is thrown away.
    env: { XDG_CONFIG_HOME: folder, CI: "true" },
    isReady: () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.ok,
        () => false,
      ),
  });
  return {
    host: `127.0.0.1:${port}`,
    async stop() {
      await program.end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type OobType = "VERIFY_EMAIL" | "PASSWORD_RESET" | "EMAIL_SIGNIN";

interface OobCode {
  email: string;
  requestType: OobType;
  oobLink: string;
}

/** The newest link the emulator would have mailed to this address. */
export function findOobLink(host: string, email: string, type: OobType): Promise<string> {
  return waitUntil(
    async () => {
      const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
      const { oobCodes }: { oobCodes: OobCode[] } = await answer.json();
      return oobCodes.findLast((code) => code.email === email && code.requestType === type)?.oobLink;
    },
    () => `The emulator has no ${type} link for ${email}.`,
  );
}
