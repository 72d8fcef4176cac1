/** Texts that only this remote shows; what the server says as well stands in `@naija/contracts`. */
export const DASHBOARD_MESSAGES = {
  noComments: 'No comments yet.',
  photoMissing: 'Please select a profile photo',
  /** Shown while an intent is held in memory only. */
  notStored: 'Not saved: this device has no room. Keep this page open until it is sent.',
  reviewConflict: 'Choose what to keep',
} as const;

/** Words about what an agent logs in with. */
export const CREDENTIAL_MESSAGES = {
  loginEmail: 'You log in with',
  pending: 'takes effect once you confirm it.',
  untilThen: 'Until then, you log in with',
  resend: 'Resend email',
  resending: 'Sending…',
  cancelChange: 'Cancel change',
  cancelling: 'Cancelling…',
  cancelled: 'Change cancelled. Your email stays as it is.',
  resendOrCancel: 'Resend or cancel',
  passwordHint: 'A new password logs you out on all other devices.',
  newEmail: 'New email',
  newEmailHint:
    "We'll send a link there. It takes effect once you confirm it; your other devices are then logged out",
  currentPassword: 'Current password',
  sending: 'Sending…',
  saving: 'Saving…',
  cancel: 'Cancel',
  loading: 'Loading the form',
  noAnswer: "We couldn't reach the server.",
  stillHere: 'What you typed is still here.',
} as const;

/** Words about where an agent is logged in. */
export const SESSION_MESSAGES = {
  unknownDevice: 'Unknown browser',
  thisDevice: 'This device',
  lastUsed: 'Last used',
  loggedIn: 'Logged in',
  loading: 'Loading sessions',
  loadFailed: "We couldn't load the list",
  refreshFailed: "We couldn't refresh the list",
  logOutOthers: 'Log out everywhere else',
  loggingOut: 'Logging out…',
  loggedOut: "You're logged out everywhere else.",
  logOutFailed: 'Your other devices are still logged in.',
} as const;
