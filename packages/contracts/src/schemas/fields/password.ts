import { isGuessablePassword } from '../../domain/guessable-password.ts';
import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { verbatim } from './text.ts';

const STRONG = /^(?=.*\p{Lu})(?=.*\d)(?=.*[!@#$%^&*])/su;

/**
 * Required password that is about to be set; taken as typed, spaces included.
 * @param own names of the fields beside it that say who sets it
 */
export function newPasswordField(own: readonly string[] = []) {
  return verbatim(FIELD_MESSAGES.passwordRequired)
    .required(FIELD_MESSAGES.passwordRequired)
    .min(LIMITS.passwordMin, FIELD_MESSAGES.passwordShort)
    .max(LIMITS.passwordMax, FIELD_MESSAGES.passwordLong)
    .matches(STRONG, FIELD_MESSAGES.passwordWeak)
    .test(
      'guessable',
      FIELD_MESSAGES.passwordGuessable,
      (typed: string | undefined, { parent }) =>
        typed === undefined || typed.length > LIMITS.passwordMax || !isGuessable(typed, parent, own),
    );
}

/** Required password that is set already, and so is judged by no rule. */
export function currentPasswordField() {
  return verbatim(FIELD_MESSAGES.currentRequired)
    .required(FIELD_MESSAGES.currentRequired)
    .max(LIMITS.passwordMax, FIELD_MESSAGES.currentWrong);
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

function isGuessable(password: string, fields: unknown, own: readonly string[]): boolean {
  return isGuessablePassword(
    password,
    own.map((name) => (fields as Record<string, unknown>)[name]),
  );
}
