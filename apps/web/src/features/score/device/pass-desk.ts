import type { PassDesk } from "@tightlines/contract/score/pass-desk";
import { chooseSpecies } from "@tightlines/domain/ruleset/choose-species";
import { type Api, createApi } from "../../../lib/api/api.ts";
import { sendPhoto } from "../../../lib/api/send-photo.ts";
import { datedTransport } from "../../../lib/api/dated-transport.ts";
import { keepPass, ownerOf, shelfOf } from "./kept-pass.ts";
import type { ScoreBook } from "./score-book.ts";
import type { ScoreCaller } from "./score-caller.ts";
import { createScoreDesk, type Fetched, type ScoreDesk } from "./score-desk.ts";
import { createScoreSender, followSignal, type ScoreSender } from "./score-sender.ts";

/** Nobody is signed in: the secret says all. */
const passApi = createApi({ transport: datedTransport });

/** The scores of a session, or of the one being fished, by a pass. */
export function createPassDesk(secret: string, sessionId: number | undefined): ScoreDesk {
  return createScoreDesk({
    caller: passCaller(passApi, secret),
    sender: openPassSender(secret),
    // A pass is of one event, and knows which.
    eventUrl: "",
    subject: { sessionId },
    fetch: (owner) => fetchPassBook(secret, owner),
  });
}

const senders = new Map<string, ScoreSender>();

/** The one of this page for a pass. */
export function openPassSender(secret: string): ScoreSender {
  const sender = senders.get(secret) ?? followSignal(createScoreSender(passCaller(passApi, secret)));
  senders.set(secret, sender);
  return sender;
}

export function passCaller(api: Api, secret: string): ScoreCaller {
  const owner = ownerOf(secret);
  return {
    owner: async () => owner,
    knownOwner: () => owner,
    shelf: shelfOf(secret),
    send: async (_eventId, operations) =>
      (await api.post("/api/pass/operations", { body: { secret, operations: [...operations] } })).data,
    sendChecks: async (_eventId, checks) =>
      (await api.post("/api/pass/scale-checks", { body: { secret, checks: [...checks] } })).data,
    sendPhoto: (_eventId, { catchId, photo, deviceId = null }) =>
      sendPhoto(api, "/api/pass/photos", { secret, catch_id: catchId, device_id: deviceId }, photo),
  };
}

async function fetchPassBook(secret: string, owner: string): Promise<Fetched> {
  const { data } = await passApi.post("/api/pass", { body: { secret } });
  await keepPass({ secret, name: data.pass.name, eventName: data.event.name, openedAt: Date.now() });
  return { book: bookOf(data, owner), scores: data.scores };
}

function bookOf(desk: PassDesk, owner: string): ScoreBook {
  const { event, ruleset, species, choices, sessions, anglers, draws, pass } = desk;
  return {
    owner,
    mayManage: false,
    event,
    rules: { catching: chooseSpecies(ruleset.catching, species), display: ruleset.display },
    species: choices,
    sessions,
    anglers,
    places: draws.map(({ sessionId, anglerId, sectorCode, pegNumber }) => ({
      sessionId,
      anglerId,
      sectorCode,
      pegNumber,
    })),
    pass,
  };
}
