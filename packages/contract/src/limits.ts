/** How often somebody may do what costs work: so many times in so many seconds. */
export const rates = {
  /** Tables fetched as files, by account, or by address without a sign-in. */
  sheet: { attempts: 300, seconds: 600 },
  /** Entry lists sent, trials included, by account. */
  import: { attempts: 120, seconds: 600 },
  /** Images sent, by account. */
  upload: { attempts: 120, seconds: 3600 },
  /** Accounts made, by address. */
  signup: { attempts: 200, seconds: 3600 },
  /** Invitations sent, by whoever invites. */
  inviter: { attempts: 60, seconds: 3600 },
  /** Invitations sent, by whoever is invited. */
  invitee: { attempts: 10, seconds: 3600 },
} as const satisfies Record<string, { attempts: number; seconds: number }>;

/** For so many days the product tries to send a letter. */
export const MAIL_DAYS = 3;

export type RateName = keyof typeof rates;
