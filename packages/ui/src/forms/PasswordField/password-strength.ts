import { LIMITS } from '@naija/contracts/domain/limits';

export type Strength = 'Too short' | 'Weak' | 'Fair' | 'Strong';

const CHARACTER_CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

const STRONG_LENGTH = 12;
const STRONG_DISTINCT = 8;

/**
 * A rule of thumb; '' for an empty password.
 * @param isValid false where the schema refuses it: it is then weak at best
 */
export function passwordStrength(password: string, isValid = true): Strength | '' {
  if (password === '') return '';
  if (password.length < LIMITS.passwordMin) return 'Too short';
  if (!isValid) return 'Weak';
  if (CHARACTER_CLASSES.filter((kind) => kind.test(password)).length < 3) return 'Weak';
  return password.length >= STRONG_LENGTH && new Set(password).size >= STRONG_DISTINCT ? 'Strong' : 'Fair';
}
