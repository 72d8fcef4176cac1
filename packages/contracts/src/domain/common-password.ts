import { LOOKALIKES } from './lookalikes.ts';

// The password rule makes people add a number and a special character to a word: `Password2026!` adds five.
const MAX_ADDED_CHARACTERS = 5;
const LIST_TIMEOUT_MS = 3_000;

let list: ReadonlySet<string> | undefined;

/** Loads the list: 8 kB that no page needs before a password is chosen. */
export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { COMMON_PASSWORDS } = await import('./common-password-list.ts');
  return (list ??= new Set(COMMON_PASSWORDS.trim().split(/\s+/)));
}

/**
 * True for the 3,000 commonest passwords, also with a capital, added digits and signs, or look-alikes for letters; a
 * promise until the list is loaded. Without it none counts as common: a form then leaves the answer to the server.
 */
export function isCommonPassword(password: string): boolean | Promise<boolean> {
  if (list) return isVariantIn(list, password);
  return Promise.race([
    loadCommonPasswords().then(
      (known) => isVariantIn(known, password),
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, LIST_TIMEOUT_MS, false)),
  ]);
}

function isVariantIn(known: ReadonlySet<string>, password: string): boolean {
  return variants(password.toLowerCase()).some((variant) => known.has(variant));
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
  return Array.from(text, (character) => LOOKALIKES[character]?.charAt(0) ?? character).join('');
}
