/** Texts that only this remote shows; what the server says as well stands in `@naija/contracts`. */
export const AUTH_MESSAGES = {
  loginSuccess: 'Login successful!',
  requestFailed: 'Failed to create account. Please try again.',
  incompleteLink: 'This link is not complete. Please open it from the mail once more',
} as const;

/** The rules for a new password, shown at its field before anything is typed. */
export const PASSWORD_HINT = 'At least 8 characters, with a capital letter, a number and one of !@#$%^&*';
