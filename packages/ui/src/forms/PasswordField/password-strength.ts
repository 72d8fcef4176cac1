import { LIMITS } from '@naija/contracts/domain/limits';

export type Strength = 'Too short' | 'Weak' | 'Fair' | 'Strong';

/** Small letters, capitals, digits, and everything else. */
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** From this length on, with enough different characters in it, a password of three kinds counts as strong. */
const LONG = 12;
const DIFFERENT = 8;

/**
 * How hard a password is to guess, by a rule of thumb; '' for none. Whether it is a common one, the server knows.
 * @param allowed false where the form's rules refuse it: nothing that is refused is called strong
 */
export function passwordStrength(password: string, allowed = true): Strength | '' {
  if (password === '') return '';
  if (password.length < LIMITS.passwordMin) return 'Too short';
  if (!allowed) return 'Weak';
  if (KINDS.filter((kind) => kind.test(password)).length < 3) return 'Weak';
  return password.length >= LONG && new Set(password).size >= DIFFERENT ? 'Strong' : 'Fair';
}
