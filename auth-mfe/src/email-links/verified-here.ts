const KEY = 'naija:verified-link';
/** Enough to know a link again; it has been used, and opens nothing. */
const PART = 12;

/** Remembers that this browser has verified an address. @param token of the link; undefined for a code */
export function rememberVerified(token: string | undefined): void {
  write(token?.slice(0, PART) ?? 'code');
}

/** To be called for a new account, whose address nobody has verified. */
export function forgetVerified(): void {
  write(null);
}

/** Whether this browser has verified an address by the link with this token; without a token, by anything. */
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
    // Blocked or full: the server says so when the link is sent again.
  }
}
