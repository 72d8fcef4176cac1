/** What is wrong with an email address; apart from other fields, as the first page of the directory has those. */
export const EMAIL_FIELD_MESSAGES = {
  invalid: 'Please enter a valid email',
  required: 'Email is required',
  long: 'Email is too long',
} as const;
