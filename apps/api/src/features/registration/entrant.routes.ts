import { type AskedEntrant, entrantEndpoints } from "@tightlines/contract/registration/entrant";
import type { Serve } from "../../platform/http/serve.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import { askAgain } from "./ask-again.service.ts";
import { isOver } from "./ask-entrants.service.ts";
import type { LetterLimits } from "./count-letters.service.ts";
import type { AskedRow } from "./entrant.repository.ts";
import type { Letters } from "./registration.letters.ts";
import { insiderOf, presentRegistration } from "./registration.presenter.ts";
import { getAsked, replyAs, stateOf } from "./reply.service.ts";

/** Whom a captain has named: they are asked by letter, and answer with its code. */
export function entrantRoutes(serve: Serve, options: LetterLimits & { letters: Letters }): void {
  const { letters } = options;

  serve(entrantEndpoints.getAskedEntrant, async ({ db, caller, params }) => ({
    data: presentAsked(await getAsked(db, params.code), caller),
  }));

  serve(entrantEndpoints.replyAsEntrant, async (call) => ({
    data: presentAsked(await replyAs(call, call.params.code, call.body.reply, letters), call.caller),
  }));

  serve(entrantEndpoints.askEntrant, async (call) => {
    const row = await askAgain(call, call.params.id, letters, options);
    return { data: presentRegistration(row, insiderOf(call)) };
  });
}

/** A code that cannot be used any more, or whose event is over, says what it was for, and nothing about the person. */
function presentAsked(row: AskedRow, caller: Caller): AskedEntrant {
  const state = stateOf(row);
  const isShown = (state === "open" || state === "answered") && !isOver({ ...row, status: row.eventStatus });
  const { firstName, lastName, email, club, country, licence, isReserve, isMinor, needsAccessiblePeg } = row;
  const person = {
    firstName,
    lastName,
    email,
    club,
    country,
    licence,
    isReserve,
    isMinor,
    needsAccessiblePeg,
  };
  return {
    state,
    reply: row.reply,
    eventName: row.eventName,
    eventUrl: row.eventUrl,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    teamName: row.teamName,
    namedBy: row.namedBy,
    isLinked: caller.kind === "user" && row.userId === caller.userId,
    person: isShown ? person : null,
  };
}
