/** Where somebody is on the controller page. All of it stands behind the #, which no log has. */
export interface PassPlace {
  secret: string;
  sessionId?: number | undefined;
  anglerId?: number | undefined;
}

/** "secret", "secret.3" or "secret.3.17": the pass, the session, and the angler whose score is open. */
export function readPlace(hash: string): PassPlace {
  const [secret = "", session, angler] = hash.split(".");
  return { secret, sessionId: readId(session), anglerId: readId(angler) };
}

export function writePlace({ secret, sessionId, anglerId }: PassPlace): string {
  return [secret, sessionId, sessionId && anglerId].filter(Boolean).join(".");
}

function readId(text: string | undefined): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
