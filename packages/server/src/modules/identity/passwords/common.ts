import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { badRequest } from '../../../platform/http/http-error.ts';

const COMMONEST = 3_000;
// The rule for passwords makes people add a number and a special character to a word: `Password2026!` adds five.
const MOST_ADDED = 5;
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '!': 'i',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

let commonest: Promise<ReadonlySet<string>> | undefined;

/**
 * True for the 3,000 commonest passwords, and for one of them dressed up by the rule: with a capital, with up to five
 * digits and signs before and after it, with signs for letters. Whatever holds more than that is left alone.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= readCommonest();
  const known = await commonest;
  return variants(password.toLowerCase()).some((variant) => known.has(variant));
}

/**
 * Refuses a common password; `field` is the name of the field that holds it.
 * Rejects with HttpError 400.
 */
export async function refuseCommonPassword(field: string, password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const message = FIELD_MESSAGES.passwordCommon;
  throw badRequest(message, { [field]: message });
}

function variants(password: string): string[] {
  const bare = [
    password,
    upToLast(/[\p{L}\p{N}]/u, password),
    upToLast(/\p{L}/u, password),
    password.replace(/^\P{L}+/u, ''),
    upToLast(/\p{L}/u, password.replace(/^\P{L}+/u, '')),
  ].filter((variant) => variant.length >= password.length - MOST_ADDED);
  return [...bare, ...bare.map(withLetters)];
}

/** The text up to its last character of a kind. */
function upToLast(kind: RegExp, text: string): string {
  const characters = Array.from(text);
  return characters.slice(0, characters.findLastIndex((character) => kind.test(character)) + 1).join('');
}

function withLetters(text: string): string {
  return text.replace(/[@4310!$57]/g, (sign) => LOOKALIKES[sign] ?? sign);
}

/** Unpacks the list, which takes about 20 ms, when it is first asked for. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, COMMONEST));
}
