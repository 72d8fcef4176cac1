import path from 'node:path';
import { remoteFolders, ROOT, workspaceFolders } from '@naija/tooling/workspaces';
import { resolver } from './imports.mjs';
import { isTestCode } from './test-code.mjs';

/**
 * Which workspace may import which; nothing points back.
 * A remote is never imported: the shell knows only its address.
 * @type {Record<string, string[]>}
 */
const MAY_IMPORT = {
  contracts: [],
  'file-lock': [],
  'embedded-postgres': ['file-lock'],
  outbox: ['contracts'],
  runtime: ['contracts', 'outbox'],
  ui: ['contracts', 'runtime'],
  releases: ['contracts', 'file-lock'],
  server: ['contracts', 'releases', 'embedded-postgres', 'file-lock'],
  'build-kit': ['contracts', 'releases', 'runtime', 'ui'],
  'mfe-cli': ['contracts', 'releases', 'build-kit'],
  remote: ['contracts', 'outbox', 'runtime', 'ui', 'build-kit'],
  shell: ['contracts', 'outbox', 'runtime', 'ui', 'build-kit'],
  tooling: ['contracts', 'releases', 'build-kit', 'mfe-cli', 'embedded-postgres', 'file-lock', 'server'],
  lint: ['tooling'],
  storybook: ['contracts', 'build-kit', 'ui'],
  e2e: ['contracts', 'releases', 'build-kit', 'mfe-cli', 'tooling'],
};

/** Folders of which each subfolder is closed to its siblings; a module is open by its `index.ts`. */
const FEATURE = /^(?<around>.+?\/src\/features)\/(?<name>[^/]+)\//;
const MODULE = /^(?<around>.+?\/src\/modules)\/(?<name>[^/]+)\/(?<file>.+)$/;

/** A folder that the rest of its workspace imports by its `index.ts` only. */
const CLOSED = 'packages/build-kit/src/federation/';

const zones = workspaceFolders().map((folder) => {
  const name = folder.replace(/^packages\//, '');
  const allowed = MAY_IMPORT[remoteFolders().includes(folder) ? 'remote' : name] ?? [];
  return { folder, name, allowed };
});

/** @param {string} file */
const zoneOf = (file) => zones.find(({ folder }) => file.startsWith(`${folder}/`));

/**
 * Why a file may not import another, both relative to the repository; undefined if it may.
 * @param {string} from @param {string} to
 * @param {{ byPath?: boolean }} [how] `byPath` for a relative specifier
 * @returns {string | undefined}
 */
export function importProblem(from, to, { byPath = true } = {}) {
  const importer = zoneOf(from);
  const imported = zoneOf(to);
  if (!importer || !imported) return undefined;
  if (!isTestCode(from) && isTestCode(to)) return `${to} is for tests; what is shipped cannot import it`;
  if (importer !== imported) return problemBetween(importer, imported, byPath);
  if (to.startsWith(CLOSED) && to !== `${CLOSED}index.ts` && !from.startsWith(CLOSED))
    return `${CLOSED} can be imported by its index.ts only, so that the plugin in it can be replaced`;
  const feature = FEATURE.exec(to)?.groups?.['name'];
  const ownFeature = FEATURE.exec(from)?.groups?.['name'];
  if (feature !== undefined && ownFeature !== undefined && feature !== ownFeature)
    return `the feature ${ownFeature} cannot import the feature ${feature}: move what both need out of the features`;
  const module = MODULE.exec(to)?.groups;
  if (
    module &&
    MODULE.exec(from)?.groups?.['name'] !== module['name'] &&
    module['file'] !== 'index.ts' &&
    !isTestCode(from)
  )
    return `the module ${module['name'] ?? ''} can be imported by its index.ts alone`;
  return undefined;
}

/** @param {typeof zones[number]} importer @param {typeof zones[number]} imported @param {boolean} byPath */
function problemBetween(importer, imported, byPath) {
  if (!importer.allowed.includes(imported.name))
    return `${importer.name} cannot import ${imported.name}; it can import ${importer.allowed.join(', ') || 'no workspace'}`;
  if (byPath) return `import ${imported.name} by its name: what a workspace does not export is its own`;
  return undefined;
}

const resolve = resolver();

/**
 * Imports go one way; anything else is an error.
 * @type {import('eslint').Rule.RuleModule}
 */
export const importZones = {
  meta: { type: 'problem', schema: [], messages: { zone: '{{problem}}' } },
  create(context) {
    const from = path.relative(ROOT, context.filename).replaceAll(path.sep, '/');
    const check = (/** @type {import('eslint').Rule.Node} */ node) => {
      const source = 'source' in node ? node.source : undefined;
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const to = resolve(from, source.value);
      const problem =
        to === undefined ? undefined : importProblem(from, to, { byPath: source.value.startsWith('.') });
      if (problem !== undefined) context.report({ node: source, messageId: 'zone', data: { problem } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};
