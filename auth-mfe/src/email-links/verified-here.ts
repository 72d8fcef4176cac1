const KEY = 'naija:verified-link';
/** Number of characters that are stored, enough to recognize the link. The used token grants no access. */
const PART = 12;

/** Remembers that this browser has verified an address. @param token token of the link; undefined for a code */
export function rememberVerified(token: string | undefined): void {
  write(token?.slice(0, PART) ?? 'code');
}

/** Called after a sign-up, because the new address is not verified. */
export function forgetVerified(): void {
  write(null);
}

/** True if this browser has verified an address by the link with this token or, without a token, by any link or code. */
export function wasVerifiedHere(token: string | undefined): boolean {
  const known = read();
  return known !== null && (token === undefined || known === token.slice(0, PART));
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // Storage is blocked or full. The server then reports the used link.
  }
}
