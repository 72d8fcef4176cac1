import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WrongUse } from '../errors.ts';
import type { Io } from '../io.ts';
import { isAddress } from './site-target.ts';

interface Settings {
  shell?: string;
  sites?: Record<string, string>;
}

const KEY = 'MFE_PUBLISH_KEY';
/** Names of sites. A folder or file has a slash or a dot instead, as in ./staging. */
const SITE_NAME = /^[a-z][a-z0-9-]*$/i;

/** Returns the sites by name, from `"mfe": { "sites": { "staging": "https://staging.example" } }` in package.json. */
export function namedSites(io: Io): ReadonlyMap<string, string> {
  return new Map(Object.entries(settings(io).sites ?? {}));
}

/**
 * Resolves the place in an option: the address of a named site, or the option itself. Without an option, the site of
 * `"mfe": { "shell": … }`, by address or name.
 * @throws WrongUse for a name that no site has
 */
export function placeOf(option: string | undefined, io: Io): string | undefined {
  const place = option ?? settings(io).shell;
  const sites = namedSites(io);
  if (place === undefined || sites.size === 0 || !SITE_NAME.test(place)) return place;
  const address = sites.get(place);
  if (address !== undefined && isAddress(address)) return address;
  const names = [...sites.keys()].join(', ');
  throw new WrongUse(
    address === undefined
      ? `package.json names no site ${place}, only ${names}. A folder is written ./${place}`
      : `The site ${place} in package.json has no address such as https://agents.example, but ${address}`,
  );
}

/** The environment for a site. For one named staging, MFE_PUBLISH_KEY_STAGING takes precedence over MFE_PUBLISH_KEY. */
export function siteEnvironment(address: string, io: Io): Io['env'] {
  const [name] = [...namedSites(io)].find(([, other]) => isSameSite(other, address)) ?? [];
  if (name === undefined) return io.env;
  const own = io.env[`${KEY}_${name.toUpperCase().replaceAll('-', '_')}`]?.trim();
  return own ? { ...io.env, [KEY]: own } : io.env;
}

export function isSameSite(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;
}

function settings({ root }: Io): Settings {
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { mfe?: Settings }).mfe ?? {};
}
