import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { MODERATION_FIELD_MESSAGES } from '../domain/moderation-messages.ts';
import { multiLine } from './fields/text.ts';

/** Values of the form. The subject is sent separately. */
export const appealSchema = object({
  text: multiLine(MODERATION_FIELD_MESSAGES.appealRequired)
    .required(MODERATION_FIELD_MESSAGES.appealRequired)
    .max(LIMITS.appealMax, MODERATION_FIELD_MESSAGES.appealLong),
});
