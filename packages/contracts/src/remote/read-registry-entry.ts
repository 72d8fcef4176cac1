import { PACKAGES_MAX, PAGE_FILES_MAX, PAGES_MAX } from './release-limits.ts';
import { flag, list, optional, record, text, textMap, wholeNumber } from './json-readers.ts';
import type { ListSignature, PreloadFile, RegistryEntry, RegistryRoute } from './registry-types.ts';
import { pageTexts, readUses } from './release.ts';

/** Checks types and sizes of an entry; throws an Error that names the first invalid field. `at` is for messages. */
export function readEntry(value: unknown, at: string): RegistryEntry {
  const entry = record(value, at);
  const metadata = record(entry['metadata'], `${at}.metadata`);
  const deployment = record(entry['deployment'], `${at}.deployment`);
  const extras = record(entry['extras'], `${at}.extras`);
  return {
    url: httpUrl(entry['url'], `${at}.url`),
    ...optional('fallbackUrl', entry['fallbackUrl'], `${at}.fallbackUrl`, httpUrl),
    metadata: {
      integrity: text(metadata['integrity'], `${at}.metadata.integrity`),
      version: text(metadata['version'], `${at}.metadata.version`),
    },
    deployment: {
      traffic: wholeNumber(deployment['traffic'], `${at}.deployment.traffic`),
      default: flag(deployment['default'], `${at}.deployment.default`),
    },
    extras: {
      manifest: httpUrl(extras['manifest'], `${at}.extras.manifest`),
      contract: wholeNumber(extras['contract'], `${at}.extras.contract`),
      routes: list(extras['routes'], `${at}.extras.routes`, readRoute, PAGES_MAX),
      requires: textMap(extras['requires'], `${at}.extras.requires`, PACKAGES_MAX),
      uses: readUses(extras['uses'], `${at}.extras.uses`),
      ...optional('since', extras['since'], `${at}.extras.since`, text),
      ...optional('label', extras['label'], `${at}.extras.label`, text),
      ...optional('seal', extras['seal'], `${at}.extras.seal`, readSignature),
    },
  };
}

export function readSignature(value: unknown, at: string): ListSignature {
  const seal = record(value, at);
  return {
    serial: wholeNumber(seal['serial'], `${at}.serial`),
    ...optional('signature', seal['signature'], `${at}.signature`, text),
  };
}

function readRoute(value: unknown, at: string): RegistryRoute {
  const route = record(value, at);
  return {
    path: text(route['path'], `${at}.path`),
    js: list(route['js'], `${at}.js`, readFile, PAGE_FILES_MAX),
    css: list(route['css'], `${at}.css`, readFile, PAGE_FILES_MAX),
    ...optional('title', route['title'], `${at}.title`, text),
    ...optional('data', route['data'], `${at}.data`, pageTexts),
    ...optional('clientOnly', route['clientOnly'], `${at}.clientOnly`, flag),
  };
}

function readFile(value: unknown, at: string): PreloadFile {
  const file = record(value, at);
  return { url: httpUrl(file['url'], `${at}.url`), integrity: text(file['integrity'], `${at}.integrity`) };
}

/** Always a path of the site: parsing 60,000 of them as URLs takes a second. */
const SITE_PATH = /^\/\w/;

/** An http(s) URL, absolute or relative to the site. */
function httpUrl(value: unknown, at: string): string {
  const written = text(value, at);
  if (SITE_PATH.test(written)) return written;
  const wrong = new Error(`${at} is not an address`);
  try {
    if (!/^https?:$/.test(new URL(written, 'https://site.invalid').protocol)) throw wrong;
  } catch {
    throw wrong;
  }
  return written;
}
