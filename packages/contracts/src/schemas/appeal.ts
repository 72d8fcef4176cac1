import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { multiLine } from './fields/text.ts';

/** Without the subject, which no field of the form holds. */
export const appealSchema = object({
  text: multiLine(FIELD_MESSAGES.appealRequired)
    .required(FIELD_MESSAGES.appealRequired)
    .max(LIMITS.appealMax, FIELD_MESSAGES.appealLong),
});
