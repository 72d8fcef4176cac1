/** Texts that only this remote shows; what the server says as well stands in `@naija/contracts`. */
export const DASHBOARD_MESSAGES = {
  noComments: 'No comments yet.',
  photoMissing: 'Please select a profile photo',
  /** Shown while an intent is held in memory only. */
  notStored: 'Not saved: this device has no room. Keep this page open until it is sent.',
  reviewConflict: 'Choose what to keep',
} as const;

/** The rules for a new password, shown at its field before anything is typed. */
export const PASSWORD_HINT = 'At least 8 characters, with a capital letter, a number and one of !@#$%^&*';
