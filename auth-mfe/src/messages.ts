/** Texts that only this remote shows; what the server says as well stands in `@naija/contracts`. */
export const AUTH_MESSAGES = {
  loginSuccess: 'Login successful!',
  requestFailed: 'Failed to create account. Please try again.',
  incompleteLink: 'This link is not complete. Please open it from the mail once more',
} as const;
