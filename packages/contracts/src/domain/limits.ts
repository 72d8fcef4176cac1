/** Every limit and delay of the product, once. Times are milliseconds, sizes bytes, unless the name says otherwise. */
export const LIMITS = {
  /** Of the cookies, and of a session by the server's clock. */
  cookieDays: 1,
  verificationHours: 24,
  resetHours: 1,
  /** For which a change of the e-mail address can be taken back from the old one. */
  emailRestoreDays: 7,
  codeDigits: 6,
  requestTimeout: 50_000,
  searchDebounce: 500,
  redirectDelay: 2_500,
  agentFormRedirectDelay: 2_000,
  pageFade: 500,
  /** How long a toast stays that nobody points at. */
  toast: 6_000,
  imageBytes: 5 * 1024 * 1024,
  /** What an agent whose e-mail address is not verified may leave on the server: a photo, and a large one on its way. */
  unverifiedBytes: 6 * 1024 * 1024,
  imageTypePrefix: 'image/',
  bioMin: 50,
  bioMax: 5_000,
  phoneMinDigits: 11,
  phoneMaxDigits: 15,
  passwordMin: 8,
  passwordMax: 128,
  /** From RFC 5321, section 4.5.3.1.3: 256 octets for a path, less its two brackets. */
  emailMax: 254,
  nameMax: 100,
  addressMax: 200,
  instagramMax: 200,
  countMin: 1,
  countMax: 1_000_000,
  feeMax: 100_000_000,
  percentMax: 100,
  commentNameMax: 60,
  commentMax: 2_000,
  pageSize: 24,
  locationMax: 100,
} as const;

/** Width in CSS pixels below which the dashboard's side menu is a rail of icons. */
export const SIDE_MENU_BREAKPOINT = 768;
/** Height in CSS pixels of the dropdown that lists the other states. */
export const STATE_DROPDOWN_HEIGHT = 500;
