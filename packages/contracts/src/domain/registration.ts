import type { Register } from '../http/registrations.ts';
import { LIMITS } from './limits.ts';

interface RegisterInfo {
  /** Common name. */
  readonly short: string;
  readonly name: string;
  /** Public page for looking up an entry. */
  readonly lookUp: string;
}

export const REGISTER_INFO: Readonly<Record<Register, RegisterInfo>> = {
  cac: { short: 'CAC', name: 'Corporate Affairs Commission', lookUp: 'https://search.cac.gov.ng/home' },
  lasrera: {
    short: 'LASRERA',
    name: 'Lagos State Real Estate Regulatory Authority',
    // The portal that the state announced on 11 June 2020 (Vanguard).
    lookUp: 'https://lasrera.lagosstate.gov.ng',
  },
  niesv: {
    short: 'NIESV',
    name: 'Nigerian Institution of Estate Surveyors and Valuers',
    lookUp: 'https://niesv.org.ng',
  },
};

/** Kinds of entries of the CAC: companies, business names, trustees, partnerships. The longest first. */
const CAC_PREFIXES = ['LLP', 'RC', 'BN', 'IT', 'LP'] as const;
const CAC_MAX_DIGITS = 9;
/** Separators between the parts of a number. */
const SEPARATORS = ' /-.';

/**
 * A number as it is stored and shown, 'RC 123456' for 'CAC/RC No. 123456'; undefined for one that the register cannot have. Only the CAC has a
 * format that is published; the others are letters, digits and separators, with a digit.
 */
export function parseRegistration(register: Register, typed: string): string | undefined {
  if (typed.length > LIMITS.registrationMax) return undefined;
  const text = typed.trim().toUpperCase();
  return register === 'cac' ? parseCac(text) : parseOther(text);
}

function parseCac(text: string): string | undefined {
  const written = text.replace(/^CAC[ /:.-]*/, '');
  const prefix = CAC_PREFIXES.find((known) => written.startsWith(known));
  if (prefix === undefined) return undefined;
  const rest = written.slice(prefix.length).replace(/^[ /.:-]?NO[ /.:-]/, '');
  const digits = Array.from(rest).filter((char) => !SEPARATORS.includes(char) && char !== ':');
  const isNumber = digits.length > 0 && digits.length <= CAC_MAX_DIGITS && digits.every(isDigit);
  return isNumber ? `${prefix} ${digits.join('')}` : undefined;
}

function parseOther(text: string): string | undefined {
  const chars = Array.from(text);
  const isKnown = chars.every((char) => isDigit(char) || isLetter(char) || SEPARATORS.includes(char));
  if (!isKnown || !chars.some(isDigit)) return undefined;
  return chars.filter((char, at) => char !== ' ' || chars[at - 1] !== ' ').join('');
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9' && char.length === 1;
}

function isLetter(char: string): boolean {
  return char >= 'A' && char <= 'Z' && char.length === 1;
}
