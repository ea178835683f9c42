import { encodeHex } from "@tightlines/domain/random/encode-hex";
import { hashSha256 } from "@tightlines/domain/random/hash-sha256";
import { joinBytes } from "@tightlines/domain/random/join-bytes";
import { forgetNamed, OF_DEVICE } from "../../../lib/outbox/forget-kept.ts";
import { keep, readAllKept } from "../../../lib/outbox/kept.ts";
import { notePass } from "./pass-note.ts";

/** A pass that was opened on this device, which keeps its secret: the page opens without signal afterwards. */
export interface KeptPass {
  secret: string;
  name: string;
  eventName: string;
  openedAt: number;
}

const OWNERS = "pass ";
const SECRETS = `${OF_DEVICE}pass-secret `;

/** The one that was opened last comes first. */
export async function listPasses(): Promise<KeptPass[]> {
  const kept = await readAllKept<KeptPass>(SECRETS);
  return kept.toSorted((one, other) => other.openedAt - one.openedAt);
}

export async function keepPass(pass: KeptPass): Promise<void> {
  await keep(SECRETS + keyOf(pass.secret), pass);
  notePass(true);
}

/** The pass, and everything that was fetched with it. */
export async function forgetPass(secret: string): Promise<void> {
  await forgetNamed(SECRETS + keyOf(secret));
  await forgetNamed(shelfOf(secret));
  notePass((await listPasses()).length > 0);
}

/** Whose entries they are, in the names of queues; nobody reads the secret from it. */
export function ownerOf(secret: string): string {
  return OWNERS + keyOf(secret);
}

/** Whether entries were made with a pass, and not by somebody with an account. */
export function isOfPass(owner: string): boolean {
  return owner.startsWith(OWNERS);
}

/** What the names begin with of that which was fetched with a pass. */
export function shelfOf(secret: string): string {
  return `${OF_DEVICE}pass ${keyOf(secret)} `;
}

export function hashSecret(secret: string): string {
  return encodeHex(hashSha256(joinBytes(secret)));
}

function keyOf(secret: string): string {
  return hashSecret(secret).slice(0, 24);
}
