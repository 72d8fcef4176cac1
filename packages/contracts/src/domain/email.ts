import { editDistance } from './edit-distance.ts';
import { LIMITS } from './limits.ts';

/** The most common mail providers in Nigeria; each ends in '.com'. */
const PROVIDERS = ['gmail', 'yahoo', 'hotmail', 'outlook', 'icloud'];
/** Providers whose names look like a typo of those. */
const OTHERS = ['ymail.com', 'mail.com', 'email.com'];

/** The address that was probably meant, if its domain is a typo of a common one. */
export function suggestEmail(typed: string): string | undefined {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || email.length > LIMITS.emailMax || OTHERS.includes(domain)) return undefined;
  const provider = PROVIDERS.find((name) => isTypo(domain, name));
  if (provider === undefined || domain === `${provider}.com`) return undefined;
  return `${email.slice(0, at)}@${provider}.com`;
}

/** Allows one typo in the name and one in the ending; the ending may be missing. */
function isTypo(domain: string, provider: string): boolean {
  const [name = '', ...rest] = domain.split('.');
  const ending = rest.join('.');
  if (editDistance(domain, `${provider}.com`) <= 1) return true;
  return editDistance(name, provider) <= 1 && (ending === '' || editDistance(ending, 'com') <= 1);
}
