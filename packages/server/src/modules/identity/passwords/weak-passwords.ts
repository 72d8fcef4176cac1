import { isGuessablePassword } from '@naija/contracts/domain/guessable-password';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { badRequest } from '../../../platform/http/http-error.ts';

const LIST_LENGTH = 3_000;
// The password rule makes people add a number and a special character to a word: `Password2026!` adds five.
const MAX_ADDED_CHARACTERS = 5;
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

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** True for the 3,000 commonest passwords, also with a capital, added digits and signs, or look-alikes for letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords();
  const known = await commonPasswords;
  return variants(password.toLowerCase()).some((variant) => known.has(variant));
}

/** Rejects with HttpError 400 for a common password; `field` is the name of its form field. */
export async function refuseCommonPassword(field: string, password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const message = FIELD_MESSAGES.passwordCommon;
  throw badRequest(message, { [field]: message });
}

/** Throws HttpError 400 for a password with the agent's name or address, for forms whose schema knows neither. */
export function refuseGuessablePassword(
  field: string,
  password: string,
  { name, email }: { name: string; email: string },
): void {
  if (!isGuessablePassword(password, [name, email])) return;
  const message = FIELD_MESSAGES.passwordGuessable;
  throw badRequest(message, { [field]: message });
}

function variants(password: string): string[] {
  const bare = [
    password,
    upToLast(/[\p{L}\p{N}]/u, password),
    upToLast(/\p{L}/u, password),
    password.replace(/^\P{L}+/u, ''),
    upToLast(/\p{L}/u, password.replace(/^\P{L}+/u, '')),
  ].filter((variant) => variant.length >= password.length - MAX_ADDED_CHARACTERS);
  return [...bare, ...bare.map(withLeetDecoded)];
}

function upToLast(kind: RegExp, text: string): string {
  const characters = Array.from(text);
  return characters.slice(0, characters.findLastIndex((character) => kind.test(character)) + 1).join('');
}

function withLeetDecoded(text: string): string {
  return text.replace(/[@4310!$57]/g, (sign) => LOOKALIKES[sign] ?? sign);
}

/** Loaded at the first use: unpacking takes about 20 ms. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, LIST_LENGTH));
}
