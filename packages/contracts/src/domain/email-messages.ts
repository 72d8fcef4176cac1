/** Validation messages for an email address; a separate module, because the first page of the directory loads the other messages. */
export const EMAIL_FIELD_MESSAGES = {
  invalid: 'Please enter a valid email',
  required: 'Email is required',
  long: 'Email is too long',
} as const;
