import type { ScaleCheckInput, ScaleCheckOutcome } from "@tightlines/contract/score/scale-check";
import type { ScoreOperationInput, ScoreOutcome } from "@tightlines/contract/score/score-operation";
import type { Api } from "../../../lib/api/api.ts";
import { sendPhoto } from "../../../lib/api/send-photo.ts";
import type { Identity } from "../../../lib/identity/identity.ts";

/** The photo of a fish that was entered on this device. */
export interface PhotoBody {
  catchId: string;
  photo: Blob;
  /** Missing where it was stored by an older version of the page. */
  deviceId?: string;
}

/** On whose behalf scores are entered on this device: somebody with an account, or whoever holds a pass. */
export interface ScoreCaller {
  /** Whose entries are sent; undefined while nobody is signed in. Fails where nobody can tell without signal. */
  owner: () => Promise<string | undefined>;
  /** The same, as far as it is known without asking. */
  knownOwner: () => string | undefined;
  /** What the names begin with under which the device keeps what was fetched for them. */
  shelf: string;
  send: (eventId: number, operations: readonly ScoreOperationInput[]) => Promise<ScoreOutcome[]>;
  sendChecks: (eventId: number, checks: readonly ScaleCheckInput[]) => Promise<ScaleCheckOutcome[]>;
  sendPhoto: (eventId: number, photo: PhotoBody) => Promise<unknown>;
}

export function accountCaller(api: Api, identity: Identity): ScoreCaller {
  const knownOwner = () => identity.current()?.uid;
  return {
    knownOwner,
    async owner() {
      await identity.role();
      return knownOwner();
    },
    shelf: "",
    async send(eventId, operations) {
      const { data } = await api.post("/api/events/{event}/scores/operations", {
        params: { event: String(eventId) },
        body: { operations: [...operations] },
      });
      return data;
    },
    async sendChecks(eventId, checks) {
      const { data } = await api.post("/api/events/{event}/scores/scale-checks", {
        params: { event: String(eventId) },
        body: { checks: [...checks] },
      });
      return data;
    },
    sendPhoto: (eventId, { catchId, photo }) =>
      sendPhoto(api, `/api/events/${eventId}/scores/photos`, { catch_id: catchId }, photo),
  };
}
