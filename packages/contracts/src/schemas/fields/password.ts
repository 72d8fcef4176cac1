import { isCommonPassword } from '../../domain/common-password.ts';
import { isGuessablePassword } from '../../domain/guessable-password.ts';
import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { verbatim } from './text.ts';

/** Any punctuation mark or symbol counts, so that generated passwords are accepted. */
const STRONG = /^(?=.*\p{Lu})(?=.*\d)(?=.*[\p{P}\p{S}])/su;

/**
 * Asynchronous until `loadCommonPasswords` has settled once.
 * @param personal names of the sibling fields with the agent's name and email address
 */
export function newPasswordField(personal: readonly string[] = []) {
  return verbatim(FIELD_MESSAGES.passwordRequired)
    .required(FIELD_MESSAGES.passwordRequired)
    .min(LIMITS.passwordMin, FIELD_MESSAGES.passwordShort)
    .max(LIMITS.passwordMax, FIELD_MESSAGES.passwordLong)
    .matches(STRONG, FIELD_MESSAGES.passwordWeak)
    .test(
      'guessable',
      FIELD_MESSAGES.passwordGuessable,
      (typed: string | undefined, { parent }) =>
        typed === undefined || typed.length > LIMITS.passwordMax || !isGuessable(typed, parent, personal),
    )
    .test('common', FIELD_MESSAGES.passwordCommon, (typed: string | undefined) =>
      typed === undefined || typed === '' || typed.length > LIMITS.passwordMax ? true : isUncommon(typed),
    );
}

export function currentPasswordField() {
  return verbatim(FIELD_MESSAGES.currentRequired)
    .required(FIELD_MESSAGES.currentRequired)
    .max(LIMITS.passwordMax, FIELD_MESSAGES.currentWrong);
}

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

function isGuessable(password: string, fields: unknown, personal: readonly string[]): boolean {
  return isGuessablePassword(
    password,
    personal.map((name) => (fields as Record<string, unknown>)[name]),
  );
}

function isUncommon(password: string): boolean | Promise<boolean> {
  const isCommon = isCommonPassword(password);
  return typeof isCommon === 'boolean' ? !isCommon : isCommon.then((known) => !known);
}
