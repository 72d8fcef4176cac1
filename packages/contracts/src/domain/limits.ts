/** Every limit and delay of the product; lengths are in characters, fees in whole naira. */
export const LIMITS = {
  verificationLinkHours: 24,
  resetLinkHours: 1,
  /** Delay between the request to delete an account and the deletion. */
  deletionGraceDays: 14,
  emailRestoreLinkDays: 7,
  codeDigits: 6,
  /** Lifetime of a code in a text message. */
  phoneCodeMinutes: 10,
  /** Time for an edit to arrive after the password allowed its new number: its photo may take long. */
  newPhoneHours: 24,
  /** Agents who may confirm the same number: an office shares one. */
  phoneAgentsMax: 3,

  nameMax: 100,
  /** RFC 5321, section 4.5.3.1.3: 256 octets for a path, less its two brackets. */
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  phoneMinDigits: 11,
  phoneMaxDigits: 15,
  addressMax: 200,
  instagramMax: 200,

  /** Towns and neighbourhoods that an agent serves. */
  areasMax: 12,
  languagesMax: 8,
  /** A number in a public register. */
  registrationMax: 40,
  /** Longest validity of a check: no operator vouches for more than two years. */
  registrationDaysMax: 731,
  /** Greatest age of a check when it is entered. */
  registrationCheckAgeDaysMax: 31,

  bioMin: 50,
  bioMax: 5_000,
  countMin: 1,
  countMax: 1_000_000,
  feeMax: 100_000_000,
  /** Rent of a year, price of a home, caution deposit. */
  priceMax: 100_000_000_000,
  percentMax: 100,

  imageMaxBytes: 5 * 1024 * 1024,
  imageTypePrefix: 'image/',
  /** Storage of an agent with an unverified email address: one photo, and a large upload in progress. */
  unverifiedMaxBytes: 6 * 1024 * 1024,
  /** Photos of work in the gallery of a profile. */
  workPhotosMax: 8,
  captionMax: 120,

  commentNameMax: 60,
  commentMax: 2_000,
  replyMax: 2_000,
  commentLinkHours: 24,
  /** Mails to one address about unconfirmed comments within `commentLinkHours`, so that no one can flood a mailbox. */
  commentLinksOpen: 2,
  /** Answers on fees from which a profile shows how many were charged as published. */
  feeAnswersMin: 5,
  /** How many equal answers on the fees of one agent count from one network, and from one email domain. */
  feeAnswersFromOne: 2,

  reportDetailsMax: 500,
  noteMin: 3,
  noteMax: 1_000,
  appealMax: 2_000,
  answerMax: 1_000,
  recoveryCodes: 10,
  secondFactorHours: 12,

  /** Agents side by side. */
  comparedMax: 4,

  pageSize: 24,
  locationMax: 100,
  /** Radius around a searched place within which agents count as near. */
  aroundKm: 15,

  slowAfterMs: 8_000,
  searchDebounceMs: 500,
  redirectDelayMs: 2_500,
  agentFormRedirectDelayMs: 2_000,
  pageFadeMs: 500,
  toastMs: 6_000,
} as const;

/** Below this width the dashboard's side menu is a rail of icons. */
export const SIDE_MENU_BREAKPOINT_PX = 768;
export const STATE_DROPDOWN_HEIGHT_PX = 500;
