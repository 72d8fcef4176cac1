import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { line, paragraphs } from './text.ts';

/** Required full name. */
export function nameField() {
  return line(FIELD_MESSAGES.nameRequired)
    .required(FIELD_MESSAGES.nameRequired)
    .max(LIMITS.nameMax, FIELD_MESSAGES.nameLong);
}

/** Required text about the agent. */
export function bioField() {
  return paragraphs(FIELD_MESSAGES.bioRequired)
    .required(FIELD_MESSAGES.bioRequired)
    .min(LIMITS.bioMin, FIELD_MESSAGES.bioShort)
    .max(LIMITS.bioMax, FIELD_MESSAGES.bioLong);
}
