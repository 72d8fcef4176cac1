import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/workspaces.mjs';
import { nameOf } from './advisories.mjs';

/** @typedef {{ name: string, licence: string | null, asks: string }} Exception a package, or all whose names begin like `name` before its `*` */
/** @typedef {{ allowed: string[], packages: Exception[] }} LicenceList */
/** @typedef {{ packages: Record<string, { version?: string, license?: string, link?: boolean }> }} Lock */

export const LICENCES = 'packages/tooling/licences.json';

/** @returns {LicenceList} */
export const readLicences = () =>
  /** @type {LicenceList} */ (JSON.parse(readFileSync(path.join(ROOT, LICENCES), 'utf8')));

/**
 * A message about every locked package whose licence is not in the list, with the remedy, and about every exception that no
 * package needs.
 * @param {Lock} lock @param {LicenceList} list @returns {string[]}
 */
export function licenceProblems({ packages }, { allowed, packages: exceptions }) {
  const others = Object.entries(packages)
    .filter(([place, { link = false }]) => place.includes('node_modules/') && !link)
    .map(([place, { version = '', license = null }]) => ({ name: nameOf(place), version, license }))
    .filter(({ license }) => license === null || !isAllowed(license, allowed));
  const problems = others
    .filter((each) => !exceptions.some((exception) => isCovered(each, exception)))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} ${license === null ? 'names no licence' : `is under ${license}`}, which ${LICENCES} does not ` +
        `allow: use another package, or add it there under "packages" with what its licence asks of us`,
    );
  const unused = exceptions
    .filter((exception) => !others.some((each) => isCovered(each, exception)))
    .map(
      ({ name, licence }) =>
        `${name} (${String(licence)}) is in ${LICENCES}, but no locked package needs it: remove it`,
    );
  return [...new Set([...problems, ...unused])];
}

/** @param {{ name: string, license: string | null }} locked @param {Exception} exception */
function isCovered(locked, exception) {
  const isNamed = exception.name.endsWith('*')
    ? locked.name.startsWith(exception.name.slice(0, -1))
    : locked.name === exception.name;
  return isNamed && locked.license === exception.licence;
}

/** True if an SPDX expression allows use under listed licences; AND binds closer than OR. @param {string} expression @param {readonly string[]} allowed @returns {boolean} */
function isAllowed(expression, allowed) {
  // Replaces each innermost pair of parentheses by a listed or an unlisted name.
  const flat = expression.replace(/\(([^()]*)\)/, (_, inner) =>
    isAllowed(String(inner), allowed) ? ` ${String(allowed[0])} ` : ' unlisted ',
  );
  if (flat !== expression) return isAllowed(flat, allowed);
  return flat
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.includes(name.trim())));
}

/**
 * Text about the packages that are installed in a folder: those with duties beyond passing on their licence, then all texts.
 * @param {string} folder with package-lock.json and node_modules
 */
export async function thirdPartyText(folder) {
  // Imported here since it is built by now.
  const { licenceSection } = await import('@naija/build-kit/licences');
  const lock = /** @type {Lock} */ (JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')));
  const installed = Object.entries(lock.packages)
    .filter(
      ([place, { link = false }]) =>
        place.includes('node_modules/') && !link && existsSync(path.join(folder, place, 'package.json')),
    )
    .map(([place, { license = null }]) => ({ place, name: nameOf(place), license }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const duties = readLicences().packages.flatMap((exception) =>
    installed
      .filter((each) => isCovered(each, exception))
      .map(({ name }) => `- ${name} (${String(exception.licence)}): ${exception.asks}`),
  );
  const sections = installed.map(({ place }) => licenceSection(path.join(folder, place)));
  return `${[HEAD, ...duties, '', ...new Set(sections)].join('\n\n')}\n`;
}

const HEAD = `# Software of others in this folder

The texts of all packages in node_modules follow. What shell and remotes contain is listed beside them, in
shell/dist/licences.txt, shell/dist/licences-worker.txt, shell/dist-server/licences.txt, and licences.txt and
licences-server.txt of each release. These packages ask for more than passing on their licence:`;
