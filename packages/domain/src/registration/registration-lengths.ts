/** How long each text of a registration may be. */
export const registrationLengths = {
  teamName: 80,
  phone: 40,
  notes: 2000,
  answer: 500,
  guardianName: 120,
  guardianConsent: 500,
} as const;

/** How long each text of the settings may be. */
export const registrationSettingsLengths = { accountName: 70, question: 200, option: 100 } as const;

/** How long a message to those who registered may be. */
export const registrationMessageLengths = { subject: 150, text: 5000 } as const;

/** How long what the crowd adds to the seed of a lottery may be. */
export const INGREDIENT_MAX_LENGTH = 200;

/** How many questions an event may ask, and how many answers one of them may offer. */
export const QUESTIONS = 20;
export const OPTIONS = 30;
export const FEE_CATEGORIES = 30;
