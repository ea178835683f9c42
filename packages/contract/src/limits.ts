import { WHOLE_LIST } from "./whole-list.ts";

/** How often somebody may do what costs work: so many times in so many seconds. */
export const rates = {
  /** Tables fetched as files, by account, or by address without a sign-in. */
  sheet: { attempts: 300, seconds: 600 },
  /** Calendars fetched, by address: a service that fetches them for many people comes from few addresses. */
  calendar: { attempts: 3000, seconds: 600 },
  /** Papers fetched as files, by account, or by address without a sign-in. */
  paper: { attempts: 120, seconds: 600 },
  /** Codes of printed papers looked up, by account, or by address: a whole club may scan them from one. */
  printed: { attempts: 600, seconds: 600 },
  /** Draws and repairs tried and made, by account: a trial is sent with every change of the form. */
  draw: { attempts: 300, seconds: 600 },
  /** Entry lists sent, trials included, by account. */
  import: { attempts: 120, seconds: 600 },
  /** Registrations sent and changed, by account; an organizer may enter a whole club. */
  registration: { attempts: 60, seconds: 600 },
  /** Messages to those who registered, by account: an address gets no more from them than invitations. */
  message: { attempts: 10, seconds: 3600 },
  /** Letters to those who registered, by whoever causes them: three to everybody of the largest event. */
  letter: { attempts: 3 * WHOLE_LIST, seconds: 24 * 3600 },
  /** Letters about a registration to an address that nobody has proven to be theirs; it may be a whole club's. */
  recipient: { attempts: 30, seconds: 3600 },
  /** Passes that nobody has made, by address: whoever guesses one would have to guess for ever. */
  guess: { attempts: 30, seconds: 600 },
  /** Calls with the secret of a pass or of a receipt, by address, counted before it is looked up; a whole bank may share one. */
  secret: { attempts: 6000, seconds: 600 },
  /** Entries sent with one pass: many phones may share it, and one that was without signal for a day sends hundreds. */
  passEntry: { attempts: 5000, seconds: 600 },
  /** How often everything within one pass is fetched; each phone that shares it asks once a minute. */
  passOpening: { attempts: 1200, seconds: 600 },
  /** Results published, by account: each computes and keeps every table of an event. */
  result: { attempts: 60, seconds: 600 },
  /** "What if" asked of results, by account, or by address: each computes every table of an event. */
  whatIf: { attempts: 120, seconds: 600 },
  /** Archives written and read, by account: each is everything about an event. */
  archive: { attempts: 30, seconds: 3600 },
  /** Protests lodged, by account; a desk may enter those of a whole day. */
  protest: { attempts: 60, seconds: 3600 },
  /** Images sent, by account. */
  upload: { attempts: 120, seconds: 3600 },
  /** Photos of reports fetched, by account: a judge goes through hundreds. */
  photo: { attempts: 3000, seconds: 600 },
  /** Accounts made, by address. */
  signup: { attempts: 200, seconds: 3600 },
  /** Invitations sent, by whoever invites: to help to run an event, or to fish in a team. */
  inviter: { attempts: 60, seconds: 3600 },
  /** Invitations sent, by whoever is invited. */
  invitee: { attempts: 10, seconds: 3600 },
} as const satisfies Record<string, { attempts: number; seconds: number }>;

/** How many rows of each noun one event can have. Lists of anglers and teams are sent whole. */
export const eventQuotas = {
  sector: 200,
  session: 500,
  team: WHOLE_LIST,
  angler: WHOLE_LIST,
  registration: WHOLE_LIST,
  "invitation-link": 100,
  group: 200,
  "draw-run": 500,
  pass: 500,
  result: 500,
  protest: 500,
} as const satisfies Record<string, number>;

export type QuotaNoun = keyof typeof eventQuotas;

/**
 * How many registrations one account can have for one event. Those that were cancelled count on their own, since each of
 * them stays in the organizer's list; the desk registers more.
 */
export const registrationsPerAccount = {
  standing: { individual: 10, team: 5 },
  total: 30,
} as const;

/** How often the rules of one event can change after people could read them: each time makes a version. */
export const RULESET_VERSIONS = 200;

/**
 * What one account can have unless the operator says otherwise. Administrators are not limited: they may create an
 * event for somebody and give it to them.
 */
export const accountQuotas = { events: 500, eventsPerDay: 100, storageMegabytes: 500 } as const;

export type AccountQuotas = Record<keyof typeof accountQuotas, number>;

/** So many series one account can have, and so many rounds one series. */
export const SERIES_PER_ACCOUNT = 100;
export const SERIES_ROUNDS = 30;

/** So many pairs of anglers of a series can be decided about at once. */
export const MATCHES_AT_ONCE = 10_000;

/** An archive of 500 anglers and 20,000 fish, with all that was said about them, takes a third of it. */
export const ARCHIVE_LIMIT_MEGABYTES = 64;

/** So many images are received and worked on at once; each of them is held in memory. */
export const UPLOADS_AT_ONCE = 8;

/** So many entries of one pass wait for a decision at most; what is refused beyond them stays on the device. */
export const PASS_OPEN_ENTRIES = 500;

/** So many fish an angler can report in one session. */
export const REPORTS_PER_SESSION = 100;

/** A file with more rows counts as several: so many rows are one. */
export const SHEET_ROWS_PER_ATTEMPT = 200;

/** So many papers wait to be made at once; whoever comes then is asked to come again. */
export const PAPERS_WAITING = 20;

/** So many draws wait to be computed at once; whoever comes then is asked to come again. */
export const DRAWS_WAITING = 4;

/** A paper with more than these is printed session by session: lines of a sheet, or cards, each of which may fill a page. */
export const paperQuotas = { lines: 2 * WHOLE_LIST, cards: 1000 } as const;

/** So many months after an event contact data of those who took part is erased, unless the operator says otherwise. */
export const CONTACT_MONTHS = 12;

/** For so many days somebody can answer a letter that asks whether they take part. */
export const REPLY_DAYS = 14;

/** For so many days the product tries to send a letter. */
export const MAIL_DAYS = 3;

export type RateName = keyof typeof rates;
