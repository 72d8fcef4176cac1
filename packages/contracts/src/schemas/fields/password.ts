import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { verbatim } from './text.ts';

const STRONG = /^(?=.*\p{Lu})(?=.*\d)(?=.*[!@#$%^&*])/su;

/** Required password that is about to be set; taken as typed, spaces included. */
export function newPasswordField() {
  return verbatim(FIELD_MESSAGES.passwordRequired)
    .required(FIELD_MESSAGES.passwordRequired)
    .min(LIMITS.passwordMin, FIELD_MESSAGES.passwordShort)
    .max(LIMITS.passwordMax, FIELD_MESSAGES.passwordLong)
    .matches(STRONG, FIELD_MESSAGES.passwordWeak);
}

/** The same password once more; `field` is the name of the first one. */
export function confirmPasswordField(field: string) {
  return verbatim(FIELD_MESSAGES.confirmRequired)
    .required(FIELD_MESSAGES.confirmRequired)
    .min(LIMITS.passwordMin, FIELD_MESSAGES.passwordShort)
    .test(
      'same',
      FIELD_MESSAGES.confirmDiffers,
      (typed, { parent }) => typed === (parent as Record<string, unknown>)[field],
    );
}
