import { emailKey } from '../identity/index.ts';

/** Domains of the same mailboxes under other names */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['mac.com', 'icloud.com'],
  ['me.com', 'icloud.com'],
  ['pm.me', 'proton.me'],
  ['protonmail.com', 'proton.me'],
]);

/** Services where anyone can open a mailbox; owners of other domains have any number of them */
const PUBLIC_SERVICES = new Set([
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'hotmail.co.uk',
  'hotmail.com',
  'hotmail.fr',
  'icloud.com',
  'live.co.uk',
  'live.com',
  'mail.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'rocketmail.com',
  'web.de',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.fr',
  'yandex.com',
  'ymail.com',
  'zoho.com',
  'zohomail.com',
]);

/** Second-level names under which countries register domains */
const REGISTRIES = new Set([
  'ac',
  'co',
  'com',
  'edu',
  'gov',
  'i',
  'mil',
  'mobi',
  'name',
  'net',
  'org',
  'sch',
]);

export interface Mailbox {
  /** One text for all spellings that reach the mailbox. */
  mailbox: string;
  /** Undefined if anyone can open a mailbox there. */
  domain: string | undefined;
}

/** Ignores case, `+tags`, and dots or hyphens that the service ignores. */
export function mailboxOf(email: string): Mailbox {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const given = key.slice(at + 1).replace(/\.$/, '');
  const host = OTHER_NAMES.get(given) ?? given;
  const name = key.slice(0, at);
  const [untagged = ''] = name.split('+', 1);
  const mailbox = `${spelledOnce(untagged || name, host)}@${host}`;
  return { mailbox, domain: PUBLIC_SERVICES.has(host) ? undefined : registeredDomain(host) };
}

function spelledOnce(name: string, host: string): string {
  if (host === 'gmail.com') return name.replaceAll('.', '');
  if (host === 'proton.me') return name.replaceAll(/[._-]/g, '');
  // The part after the hyphen names a disposable address.
  if (/^(?:yahoo|ymail|rocketmail)\./.test(host)) return name.split('-', 1)[0] ?? name;
  return name;
}

function registeredDomain(host: string): string {
  const labels = host.split('.');
  const isBelowRegistry = labels.at(-1)?.length === 2 && REGISTRIES.has(labels.at(-2) ?? '');
  return labels.slice(isBelowRegistry ? -3 : -2).join('.');
}
