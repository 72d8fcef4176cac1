import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { emailField } from './fields/contact.ts';
import { singleLine } from './fields/text.ts';

/** Spaces and hyphens of a pasted code are removed. */
const codeField = () =>
  singleLine(FIELD_MESSAGES.codeInvalid)
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.replace(/[\s-]/g, '') : typed))
    .required(FIELD_MESSAGES.codeRequired)
    .matches(new RegExp(`^\\d{${String(LIMITS.codeDigits)}}$`), FIELD_MESSAGES.codeInvalid);

export const verifyCodeSchema = object({ email: emailField(), code: codeField() });

/** The code of a text message. */
export const phoneCodeSchema = object({ code: codeField() });
