import { satisfies } from 'compare-versions';

/** @typedef {{ name: string, range: string, ids: string[], fixed: string, summary: string, source: string }} Advisory */
/** @typedef {{ name: string, version: string, ids: string[], reason: string }} Accepted an advisory that does not apply */
/** @typedef {{ date: string, advisories: Advisory[], accepted: Accepted[] }} AdvisoryList */

/**
 * @typedef {{ version?: string, link?: boolean, dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string> }} LockedPackage
 */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock the content of package-lock.json, version 3 */

const MODULES = 'node_modules/';

/**
 * A message about every locked version that the range of an advisory covers, with the fix, and about every acceptance
 * that no locked version needs.
 * @param {Lock} lock @param {AdvisoryList} list @returns {string[]}
 */
export function advisoryProblems({ packages }, { advisories, accepted }) {
  const findings = Object.entries(packages).flatMap(([place, { version, link }]) =>
    version === undefined || link === true || !place.includes(MODULES)
      ? []
      : advisories
          .filter(({ name, range }) => name === nameOf(place) && satisfies(version, range))
          .map((advisory) => ({ place, version, advisory })),
  );
  const isAccepted = (/** @type {typeof findings[number]} */ { version, advisory }) =>
    accepted.some((each) => covers(each, version, advisory));
  const problems = findings
    .filter((finding) => !isAccepted(finding))
    .map(
      ({ place, version, advisory: { name, ids, fixed, summary } }) =>
        `${name} ${version} (${ids.join(', ')}): ${summary} Fixed in ${fixed}. Required by ${dependentsOf(place, packages).join(', ') || 'nothing'}`,
    );
  const unused = accepted
    .filter((each) => !findings.some(({ version, advisory }) => covers(each, version, advisory)))
    .map(
      ({ name, version }) => `${name} ${version} is accepted in the list, but no advisory covers it any more`,
    );
  return [...problems, ...unused];
}

/** @param {Accepted} accepted @param {string} version @param {Advisory} advisory */
function covers(accepted, version, { name, ids }) {
  return (
    accepted.name === name && accepted.version === version && ids.some((id) => accepted.ids.includes(id))
  );
}

/** @param {string} place in the lock, as `node_modules/a/node_modules/b` */
export const nameOf = (place) => place.slice(place.lastIndexOf(MODULES) + MODULES.length);

/** @param {string} place @param {Lock['packages']} packages @returns {string[]} names with versions, or workspace folders */
function dependentsOf(place, packages) {
  const name = nameOf(place);
  return Object.entries(packages)
    .filter(([from, each]) => requires(each, name) && resolved(from, name, packages) === place)
    .map(([from, { version }]) =>
      from.includes(MODULES) ? `${nameOf(from)} ${version ?? ''}`.trim() : from || 'package.json',
    );
}

/** @param {LockedPackage} from @param {string} name */
function requires({ dependencies, devDependencies, optionalDependencies, peerDependencies }, name) {
  return [dependencies, devDependencies, optionalDependencies, peerDependencies].some(
    (each) => each?.[name] !== undefined,
  );
}

/** The place that Node resolves a name to. @param {string} from @param {string} name @param {Lock['packages']} packages */
function resolved(from, name, packages) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const place = `${folder === '' ? '' : `${folder}/`}${MODULES}${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}
