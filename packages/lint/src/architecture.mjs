import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, workspaceFolders } from '@naija/tooling/workspaces';
import { circles } from './circles.mjs';
import { diagrams, withDiagrams } from './diagram.mjs';
import { importsOf } from './imports.mjs';
import { isTestCode } from './test-code.mjs';

export const DOCUMENT = 'docs/architecture.md';

/** @param {Iterable<string>} files of the repository */
export function importsOfProduct(files) {
  return importsOf(files).filter(({ from, to }) => !isTestCode(from) && !isTestCode(to));
}

/**
 * Circles, outdated diagrams and missing compiler projects; ESLint checks single imports.
 * @param {readonly import('./imports.mjs').Import[]} imports @returns {string[]}
 */
export function architectureProblems(imports) {
  return [
    ...circles(imports).map(
      ({ folder, members, imports: arrows }) =>
        `${folder || 'the repository'}: circle of ${members.join(', ')}\n${arrows.map(({ from, to }) => `    ${from} imports ${to}`).join('\n')}`,
    ),
    ...(documentWith(imports) === documentNow()
      ? []
      : [`${DOCUMENT} is out of date: npm run architecture draws it`]),
    ...missingProjects().map((project) => `tsconfig.json lacks a reference to ${project}`),
  ];
}

/** The document with up-to-date diagrams. @param {readonly import('./imports.mjs').Import[]} imports */
export function documentWith(imports) {
  return withDiagrams(documentNow(), diagrams(imports));
}

function documentNow() {
  const file = path.join(ROOT, DOCUMENT);
  return existsSync(file) ? readFileSync(file, 'utf8') : '# Architecture\n';
}

/** Projects of the compiler that editors and `tsc -b` do not find from the root. */
function missingProjects() {
  const file = path.join(ROOT, 'tsconfig.json');
  const { references } = /** @type {{ references: { path: string }[] }} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  );
  const there = new Set(references.map((reference) => reference.path));
  return workspaceFolders()
    .flatMap((folder) => [`${folder}/tsconfig.json`, `${folder}/tsconfig.test.json`])
    .filter((project) => existsSync(path.join(ROOT, project)))
    .map((project) => project.replace(/\/tsconfig\.json$/, ''))
    .filter((project) => !there.has(project));
}
