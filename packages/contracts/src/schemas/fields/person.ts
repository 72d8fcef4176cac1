import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { multiLine, singleLine } from './text.ts';

export function nameField() {
  return singleLine(FIELD_MESSAGES.nameRequired)
    .required(FIELD_MESSAGES.nameRequired)
    .max(LIMITS.nameMax, FIELD_MESSAGES.nameLong);
}

export function bioField() {
  return multiLine(FIELD_MESSAGES.bioRequired)
    .required(FIELD_MESSAGES.bioRequired)
    .min(LIMITS.bioMin, FIELD_MESSAGES.bioShort)
    .max(LIMITS.bioMax, FIELD_MESSAGES.bioLong);
}
