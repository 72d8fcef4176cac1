/** Reasons to wait, by name of the rate limit. */
export const RATE_LIMIT_REASONS = {
  comment: 'Too many comments were posted from your connection.',
  commentMail: 'Too many emails were asked for from your connection.',
  contentReport: 'Too many reports were sent from your connection.',
  reply: 'You have replied to too many comments.',
  appeal: 'You have appealed too many times.',
  registration: 'You have changed your registrations too many times.',
  notificationSetting: 'Your notifications were changed too many times.',
  pushSubscription: 'Your devices have asked for notifications too many times.',
  unsubscribe: 'Too many emails were switched off from your connection.',
  secondFactor: 'Too many codes were tried.',
  login: 'There were too many logins from your connection.',
  failedLogin: 'Too many logins from your connection have failed.',
  failedLoginToAccount: 'Too many logins with this email have failed.',
  resetMail: 'Too many reset links were asked for from your connection.',
  resetMailToAccount: 'Too many reset links were asked for with this email.',
  signup: 'Too many accounts were created from your connection.',
  verifyCode: 'Too many codes were tried from your connection.',
  verificationMail: 'Too many verification links were asked for from your connection.',
  verificationMailToAccount: 'Too many verification links were asked for with this email.',
  numberSearch: 'Too many phone numbers were looked up from your connection.',
  phoneCode: 'Too many codes were asked for.',
  // The same text as above, so that it does not reveal whether others use the number.
  phoneCodeToNumber: 'Too many codes were asked for.',
  phoneCodeFromNetwork: 'Too many codes were asked for from your connection.',
  wrongPassword: 'The current password was wrong too many times.',
  credentialChange: 'Your email or password was changed too many times.',
  dataDownload: 'Your data was downloaded too many times.',
  profileChange: 'Your profile was saved too many times.',
  card: 'Too many cards were drawn for your connection.',
  unknownPublishKey: 'Too many unknown publish keys came from your connection.',
  report: 'Too many failures were reported from your connection.',
  policyReport: 'Too many reports came from your connection.',
  pageLoad: 'Too many page loads were reported from your connection.',
  interest: 'Too many visits were counted from your connection.',
} as const;

export type RateLimitName = keyof typeof RATE_LIMIT_REASONS;

/** Alternatives to waiting, by name of the rate limit. */
export const RATE_LIMIT_HINTS: Readonly<Partial<Record<RateLimitName, string>>> = {
  failedLoginToAccount: 'To log in without waiting, set a new password with “Forgot password”.',
  resetMailToAccount:
    'The newest link that was sent works for an hour; please look among unwanted mail as well.',
  verificationMailToAccount:
    'The newest link that was sent works for 24 hours; please look among unwanted mail as well.',
  wrongPassword: 'To go on without waiting, log out and set a new password with “Forgot password”.',
};

/** `#` is the number, also in translations. */
export const RETRY_MESSAGES = {
  oneSecond: 'Please try again in 1 second.',
  seconds: 'Please try again in # seconds.',
  minutes: 'Please try again in # minutes.',
} as const;

/** Message with the reason to wait, the time, and an alternative. @param seconds at least one */
export function rateLimitMessage(name: RateLimitName, seconds: number): string {
  const sentences = [RATE_LIMIT_REASONS[name], retryMessage(seconds), RATE_LIMIT_HINTS[name]];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}

function retryMessage(seconds: number): string {
  if (seconds === 1) return RETRY_MESSAGES.oneSecond;
  if (seconds <= 90) return RETRY_MESSAGES.seconds.replace('#', String(seconds));
  return RETRY_MESSAGES.minutes.replace('#', String(Math.ceil(seconds / 60)));
}
