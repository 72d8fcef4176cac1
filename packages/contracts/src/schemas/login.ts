import { boolean, object } from 'yup';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { emailField } from './fields/contact.ts';
import { verbatim } from './fields/text.ts';

export const loginSchema = object({
  email: emailField(),
  password: verbatim(FIELD_MESSAGES.passwordRequired).required(FIELD_MESSAGES.passwordRequired),
});

/** Schema on the server; the form has no field for `keepAccount`. */
export const loginRequestSchema = loginSchema.shape({ keepAccount: boolean() });
