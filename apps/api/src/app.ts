import { randomUUID } from "node:crypto";
import { UPLOADS_AT_ONCE } from "@tightlines/contract/limits";
import cors from "@fastify/cors";
import { fastify, LogController } from "fastify";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { accountParts } from "./account-parts.ts";
import { archiveRoutes } from "./across/archive/archive.routes.ts";
import { copyEventRoutes } from "./across/copy/copy-event.routes.ts";
import { calendarRoutes } from "./across/calendar.routes.ts";
import { writeEventCalendar } from "./across/event-calendar.ts";
import { eventProgressRoutes } from "./across/event-progress.routes.ts";
import { drawRoutes } from "./features/draw/draw.routes.ts";
import { drawChangeRoutes } from "./features/draw/change/draw-change.routes.ts";
import { drawPaperRoutes } from "./features/draw/paper/draw-paper.routes.ts";
import { startDrawThread } from "./features/draw/draw-thread.ts";
import { drawRunRoutes } from "./features/draw/draw-run.routes.ts";
import { auditRoutes } from "./features/audit/audit.routes.ts";
import { checkInRoutes } from "./features/check-in/check-in.routes.ts";
import { eventSpeciesRoutes } from "./features/event-species/event-species.routes.ts";
import { eventRoutes } from "./features/event/event.routes.ts";
import { anglerRoutes } from "./features/angler/angler.routes.ts";
import { entrantRoutes } from "./features/registration/entrant.routes.ts";
import { eraseContacts } from "./features/registration/erase-contacts.service.ts";
import { givePlacesOf } from "./features/registration/give-places.service.ts";
import { passOffers } from "./features/registration/pass-offers.service.ts";
import { lotteryRoutes } from "./features/registration/lottery.routes.ts";
import { registrationDeskRoutes } from "./features/registration/registration-desk.routes.ts";
import type { Letters } from "./features/registration/registration.letters.ts";
import { personRoutes } from "./features/person/person.routes.ts";
import { protestRoutes } from "./features/protest/protest.routes.ts";
import { registrationRoutes } from "./features/registration/registration.routes.ts";
import { rulesetRoutes } from "./features/ruleset/ruleset.routes.ts";
import { mailRoutes } from "./features/mail/mail.routes.ts";
import { sectorRoutes } from "./features/sector/sector.routes.ts";
import { passRoutes } from "./features/pass/pass.routes.ts";
import { reportRoutes } from "./features/report/report.routes.ts";
import { keepResults } from "./features/result/kept-results.ts";
import { resultPaperRoutes } from "./features/result/paper/result-paper.routes.ts";
import { resultRoutes } from "./features/result/result.routes.ts";
import { seriesRoutes } from "./features/series/series.routes.ts";
import { catchPhotoRoutes } from "./features/score/catch-photo.routes.ts";
import { scoreRoutes } from "./features/score/score.routes.ts";
import { sessionRoutes } from "./features/session/session.routes.ts";
import { groupRoutes } from "./features/group/group.routes.ts";
import { rotationRoutes } from "./features/rotation/rotation.routes.ts";
import { findEventWithRight } from "./features/security/security.repository.ts";
import { invitationLinkRoutes } from "./features/security/invitation-link.routes.ts";
import { securityRoutes } from "./features/security/security.routes.ts";
import { speciesRoutes } from "./features/species/species.routes.ts";
import { teamRoutes } from "./features/team/team.routes.ts";
import { uploadRoutes } from "./features/upload/upload.routes.ts";
import { deleteAbandoned } from "./features/upload/upload.service.ts";
import * as users from "./features/user/user.repository.ts";
import { userRoutes } from "./features/user/user.routes.ts";
import {
  accountTies,
  anglerUses,
  eventParts,
  groupUses,
  publishCorrections,
  resultUses,
  sectorUses,
  sessionUses,
  speciesUses,
  teamUses,
  uploadUses,
} from "./hand-over.ts";
import { askTogether } from "./platform/database/ask-together.ts";
import { openSidePool, type Database } from "./platform/database/database.ts";
import { HOUR_MS, MINUTE_MS, repeat } from "./platform/repeat.ts";
import { createGate } from "./platform/files/gate.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";
import { serveFiles } from "./platform/files/serve-files.ts";
import { serveDocumentation } from "./platform/http/documentation.ts";
import { answerClientError } from "./platform/http/client-error.ts";
import { refuseWhileClosing } from "./platform/http/closing.ts";
import { answerUnroutable, handleErrors } from "./platform/http/error-handler.ts";
import { exposedHeaders } from "./platform/http/exposed-headers.ts";
import { serveHealth } from "./platform/http/health.ts";
import { serveMetrics } from "./platform/http/metrics.ts";
import { createRateLimits } from "./platform/http/rate-limit.ts";
import { REQUEST_TIMEOUT_MS } from "./platform/http/request-timeout.ts";
import { acceptUploads } from "./platform/http/read-upload.ts";
import { securityHeaders, setSecurityHeaders } from "./platform/http/security-headers.ts";
import type { ContentPolicy } from "./platform/http/security-headers.ts";
import { createServe } from "./platform/http/serve.ts";
import { createShortWay } from "./platform/http/short-way.ts";
import type { FindReady } from "./platform/http/short-way.ts";
import { deleteOld } from "./platform/idempotency/idempotency-key.repository.ts";
import { createAuthenticate } from "./platform/identity/authenticate.ts";
import type { FindEvent } from "./platform/identity/event-access.ts";
import type { Identity } from "./platform/identity/identity.ts";
import { mountEmbeddedAuth } from "./platform/identity/mount-embedded.ts";
import { createPrinter } from "./platform/paper/printer.ts";
import { startPress } from "./platform/paper/press.ts";
import type { Settings } from "./platform/settings/settings.ts";

export interface ApiOptions {
  settings: Settings;
  database: Database;
  identity: Identity;
  log: FastifyBaseLogger;
  /** What the pages beside the API need of the content policy. */
  contentPolicy: ContentPolicy;
  /** Whether every answer is held against its schema before it is sent, as tests do. */
  checkAnswers?: boolean;
  /** Finds what is ready to be answered before the framework sees the request. */
  findReady?: FindReady;
}

/** The API as a Fastify application that nobody has told to listen yet. */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const { settings, database, identity, log } = options;
  const headers = securityHeaders(options.contentPolicy, settings.publicUrl.startsWith("https:"));
  const shortWay = createShortWay(options.findReady ?? (() => undefined), log);
  const app = fastify({
    serverFactory: (handle, server) => shortWay.createServer(handle, server),
    loggerInstance: log,
    // Only the proxies counted in the settings are believed about where a request came from.
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    bodyLimit: 1024 * 1024,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    return503OnClosing: false,
    frameworkErrors: answerUnroutable(headers),
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
  });
  // Fastify also reads plain text, which no endpoint takes.
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  logRequests(app);
  setSecurityHeaders(app, headers);
  handleErrors(app);
  acceptUploads(app);
  refuseWhileClosing(app);
  await app.register(cors, {
    origin: settings.corsOrigins,
    methods: ["GET", "POST", "PATCH", "DELETE"],
    exposedHeaders,
    maxAge: 3600,
  });
  shortWay.join(app, serveMetrics(app));
  serveHealth(app, database);
  await serveDocumentation(app, settings.publicUrl);
  if (identity.auth) await mountEmbeddedAuth(app, identity.auth, database.pool, settings.publicUrl);

  const authenticate = createAuthenticate(
    identity.issuer,
    askTogether((uids) => users.findByUids(database.db, uids)),
    (userId) => users.noteProof(database.db, userId),
  );
  const findEvent: FindEvent = (key, caller) =>
    findEventWithRight(database.db, key, caller.kind === "user" ? caller.userId : undefined);
  // Handlers count attempts while they hold a connection: did they ask the same pool for another, a few would wait for
  // each other.
  const limitPool = openSidePool(database, {
    max: 2,
    // A count that a power cut forgets harms nobody, so none of them waits for the disk.
    options: "-c synchronous_commit=off",
  });
  app.addHook("onClose", () => limitPool.end());
  const rateLimits = createRateLimits(limitPool);
  const serve = createServe(app, database.db, authenticate, findEvent, {
    checkAnswers: options.checkAnswers ?? false,
    rateLimits,
  });
  userRoutes(serve, {
    issuer: identity.issuer,
    signupLimit: rateLimits.signup,
    publicUrl: settings.publicUrl,
    accountParts: accountParts(identity.issuer),
    accountTies,
  });
  speciesRoutes(serve, { uses: speciesUses });
  const files = openFileStore(settings);
  serveFiles(app, files);
  const gate = createGate(UPLOADS_AT_ONCE);
  uploadRoutes(serve, {
    db: database.db,
    files,
    uses: uploadUses,
    uploadLimit: rateLimits.upload,
    quotas: settings.quotas,
    gate,
  });
  repeat(app, "sweeping uploads", HOUR_MS, () =>
    deleteAbandoned({ db: database.db, files, uses: uploadUses }),
  );
  repeat(app, "forgetting idempotency keys", HOUR_MS, () => deleteOld(database.db));
  const letters: Letters = {
    publicUrl: settings.publicUrl,
    writeCalendar: (db, eventId) => writeEventCalendar(db, eventId, settings.publicUrl),
  };
  eventRoutes(serve, {
    parts: eventParts,
    quotas: settings.quotas,
    afterChange: (eventId) => givePlacesOf(database.db, eventId, letters),
  });
  eventProgressRoutes(serve);
  calendarRoutes(serve, { publicUrl: settings.publicUrl });
  sessionRoutes(serve, { uses: sessionUses });
  teamRoutes(serve, { uses: teamUses });
  anglerRoutes(serve, { uses: anglerUses });
  const { contactMonths } = settings;
  const letterLimits = {
    letterLimit: rateLimits.letter,
    recipientLimit: rateLimits.recipient,
    inviterLimit: rateLimits.inviter,
    inviteeLimit: rateLimits.invitee,
  };
  registrationRoutes(serve, { letters, anglerUses, contactMonths, ...letterLimits });
  if (contactMonths !== null)
    repeat(app, "erasing contacts", HOUR_MS, () => eraseContacts(database.db, contactMonths));
  repeat(app, "passing offers on", MINUTE_MS, () => passOffers(database.db, letters));
  entrantRoutes(serve, { letters, ...letterLimits });
  registrationDeskRoutes(serve, { letters, ...letterLimits });
  lotteryRoutes(serve, { letters, ...letterLimits });
  checkInRoutes(serve);
  rulesetRoutes(serve, { sessions: eventParts.sessions });
  sectorRoutes(serve, { uses: sectorUses });
  groupRoutes(serve, { uses: groupUses });
  rotationRoutes(serve);
  const drawLetters = { publicUrl: settings.publicUrl, letterLimit: rateLimits.letter };
  const drawThread = startDrawThread();
  app.addHook("onClose", () => drawThread.close());
  const drawDesk = { letters: drawLetters, thread: drawThread };
  drawRoutes(serve, { uses: anglerUses, ...drawDesk });
  passRoutes(serve);
  scoreRoutes(serve, { uses: anglerUses, limits: rateLimits, publish: publishCorrections });
  const photos = { files, gate, uploadLimit: rateLimits.upload };
  catchPhotoRoutes(serve, { ...photos, limits: rateLimits });
  reportRoutes(serve, { uses: anglerUses, ...photos, publish: publishCorrections });
  protestRoutes(serve, { uses: anglerUses });
  const findResults = keepResults();
  resultRoutes(serve, { uses: anglerUses, resultUses, findResults });
  seriesRoutes(serve, { uses: anglerUses, findResults });
  personRoutes(serve, { uses: anglerUses, findResults });
  drawRunRoutes(serve, { uses: anglerUses, ...drawDesk });
  drawChangeRoutes(serve, drawDesk);
  const press = startPress();
  app.addHook("onClose", () => press.close());
  const print = createPrinter(press);
  const papers = { uses: anglerUses, print, files, publicUrl: settings.publicUrl };
  drawPaperRoutes(serve, papers);
  resultPaperRoutes(serve, { ...papers, findResults });
  eventSpeciesRoutes(serve);
  securityRoutes(serve, {
    publicUrl: settings.publicUrl,
    issuer: identity.issuer,
    inviterLimit: rateLimits.inviter,
    inviteeLimit: rateLimits.invitee,
  });
  invitationLinkRoutes(serve, { issuer: identity.issuer, limits: rateLimits });
  copyEventRoutes(serve, { parts: eventParts, quotas: settings.quotas });
  archiveRoutes(serve, { parts: eventParts, quotas: settings.quotas });
  auditRoutes(serve);
  mailRoutes(serve);
  return app;
}

/** One line a request, with the route and not the address: addresses may carry names and codes. */
function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions, log } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, "request");
  });
}
