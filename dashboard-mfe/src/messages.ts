/** Texts that only this remote shows; what the server says as well stands in `@naija/contracts`. */
export const DASHBOARD_MESSAGES = {
  noComments: 'No comments yet.',
  photoMissing: 'Please select a profile photo',
  /** Shown while an intent is held in memory only. */
  notStored: 'Not saved: this device has no room. Keep this page open until it is sent.',
  reviewConflict: 'Choose what to keep',
} as const;
