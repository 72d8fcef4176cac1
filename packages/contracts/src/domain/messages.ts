export const FIELD_MESSAGES = {
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 8 characters',
  passwordLong: 'Password must not exceed 128 characters',
  passwordWeak: 'Password must contain at least one uppercase letter, one number and one special character',
  passwordCommon: 'This password is too common. Please choose another one',
  passwordGuessable:
    "This password is easy to guess: it's only common words, names, places or months. Please add other words",
  passwordSame: 'This is your current password. Please choose another one',
  currentRequired: 'Your current password is required',
  currentWrong: "That's not your current password",
  emailSame: 'This is already your email',
  codeRequired: 'Please enter the code',
  codeInvalid: 'The code has 6 digits',
  confirmRequired: 'Confirm password is required',
  confirmDiffers: 'Passwords must match',
  nameRequired: 'Full name is required',
  nameLong: 'Full name is too long',
  addressRequired: 'Address is required',
  addressLong: 'Address is too long',
  stateRequired: 'State is required',
  stateUnknown: 'Please select a state from the list',
  areasMany: 'Please choose at most 12 areas',
  areasUnknown: 'Please choose areas from the list',
  languagesMany: 'Please choose at most 8 languages',
  languagesUnknown: 'Please choose languages from the list',
  instagramInvalid: 'Please enter a valid Instagram URL',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Enter valid phone number',
  phoneShort: 'Number must be at least 11 digits',
  phoneLong: 'Number must not exceed 15 digits',
  phoneUndialable: 'Please enter a number that can be called, such as 0803 123 4567 or +44 7911 123456',
  bioRequired: 'About section is required',
  bioShort: 'About section must be at least 50 characters',
  bioLong: 'About section is too long',
  rentPriceMin: 'Rents must be greater than 0',
  salesMin: 'Sales must be greater than 0',
  airbnbMin: 'AirBnB listings must be greater than 0',
  inspectionFeeMin: 'Inspection fee must be greater than 0',
  totalDealsMin: 'Total deals must be greater than 0',
  agreementMin: 'Agreement fee must be greater than 0',
  commissionMin: 'Commission must be greater than 0',
  photoRequired: 'Profile photo is required',
  imageType: 'Please select a valid image file.',
  imageSize: 'File size should be less than 5MB.',
  imageFormat: "This kind of photo can't be used. Please choose a JPEG, PNG or WebP photo.",
  imageHeic:
    'This is a HEIC photo, which most phones cannot show. On your iPhone, send it to yourself by email or WhatsApp and choose that copy; ' +
    'or set Camera, Formats to Most Compatible in the settings, and take it again.',
  imageDamaged: 'This photo is damaged or incomplete. Please choose another one.',
  imageUnreadable: "We couldn't read this photo. Please choose another one.",
  imagePixels: 'This photo has too many pixels. Please choose a smaller one.',
  imageRoom:
    'Please verify your email before you add another photo: open the link we sent you, then try again.',
  searchLong: 'Please search for at most 100 characters',
} as const;

export const MESSAGES = {
  signupSuccess: 'Account created successfully!',
  resetSuccess: 'Reset successful!',
  passwordChanged: "Password changed. You're logged out everywhere else.",
  accountKept: 'Your account stays, and your profile is back.',
  deletionLinkDead: 'This link has expired or was already used. To keep your account, log in.',
  emailRestored: 'Your old email is back, and everyone is logged out.',
  restoreDead: 'This link has expired or was already used. It works once, within 7 days.',
  restoreTaken: 'Another account now uses this email. Please call us.',
  loginRefused: 'Email or password is incorrect',
  sessionEnded: 'Your session has ended. Please log in again.',
  verified: 'Your email is verified.',
  linkDead: 'This link has expired. Please ask for a new one.',
  noEmailChange: 'No change of email is waiting to be confirmed.',
  linkUsed: 'This link has already been used.',
  codeWrong: 'Wrong code, or it has expired. Check it, or ask for a new one.',
  verificationSent: 'If this email is waiting to be verified, a new link is on its way.',
  resetSent: 'If this email has an account, a reset link is on its way.',
  somethingWrong: 'Something went wrong!',
  profileSaved: 'Profile updated successfully',
  commentPosted: 'Comment posted successfully',
  locationEmpty: 'No agents found in this location yet',
  locationOffline: 'Please check your internet connection and try again',
  locationFailed: 'Something went wrong. Please try again later',
  noBio: 'No bio available',
} as const;

export const EMPTY = { tile: '-', count: 0, text: 'N/A' } as const;

export function emailToConfirm(email: string): string {
  return `We've sent a link to ${email}. Open it to confirm the change.`;
}

export function emailChangeResent(email: string): string {
  return `We've sent another link to ${email}.`;
}

export function emailNotChanged(email: string): string {
  return `${MESSAGES.profileSaved}. Your email is still ${email}: to change it, press “Change email” in your dashboard.`;
}

/** `day` as formatted for people. */
export function accountDeletedOn(day: string): string {
  return `Your account will be deleted on ${day}. Until then you can keep it: log in, or open the link we've sent you.`;
}

export function deletionDueOn(day: string): string {
  return `This account will be deleted on ${day}, as was asked for. You can still keep it.`;
}

const NAMED = '{}';

/**
 * The names in a message made by `say`, so that pages can translate it; undefined for any other message.
 * @param message as the server sends it
 */
export function namedIn(message: string, say: (named: string) => string): string | undefined {
  const [before = '', after = ''] = say(NAMED).split(NAMED);
  const end = message.length - after.length;
  const isMade = end >= before.length && message.startsWith(before) && message.endsWith(after);
  return isMade ? message.slice(before.length, end) : undefined;
}

export function noResultsFor(query: string): string {
  return `No results found for "${query}"`;
}
