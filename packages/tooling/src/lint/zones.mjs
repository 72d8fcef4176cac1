import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders, ROOT, workspaceFolders } from '../workspaces.mjs';

/**
 * Which part may import which; nothing points back.
 * A remote is never imported: the shell knows it by its address alone.
 * @type {Record<string, string[]>}
 */
const MAY_IMPORT = {
  contracts: [],
  'file-lock': [],
  runtime: ['contracts'],
  ui: ['contracts', 'runtime'],
  releases: ['contracts', 'file-lock'],
  'embedded-postgres': ['file-lock'],
  server: ['contracts', 'embedded-postgres', 'releases'],
  remote: ['contracts', 'runtime', 'ui', 'remote-kit'],
  shell: ['contracts', 'runtime', 'ui', 'remote-kit'],
  'remote-kit': ['contracts', 'releases', 'runtime', 'ui'],
  tooling: ['contracts', 'releases', 'remote-kit', 'server'],
  storybook: ['contracts', 'remote-kit', 'tooling', 'ui'],
  e2e: ['contracts', 'releases', 'remote-kit', 'tooling'],
};

const zones = workspaceFolders().map((folder) => {
  const remote = remoteFolders().includes(folder);
  const name = folder.replace(/^packages\//, '');
  return {
    folder,
    name,
    features: featuresOf(folder, name),
    allowed: MAY_IMPORT[remote ? 'remote' : name] ?? [],
  };
});

/**
 * @param {string} folder
 * @param {string} zone
 */
function featuresOf(folder, zone) {
  const features = path.join(ROOT, folder, 'src/features');
  if (!existsSync(features)) return [];
  return readdirSync(features).map((name) => ({
    type: `${zone}/${name}`,
    pattern: `${folder}/src/features/${name}`,
  }));
}

/** Every workspace is an element, and every feature in it one of its own. */
export const elements = zones.flatMap(({ folder, name, features }) => [
  ...features,
  { type: name, pattern: folder },
]);

/** A workspace reaches into its features; a feature reaches what the workspace shares, never another feature. */
export const policies = zones.flatMap(({ name, features, allowed }) => [
  allow(name, [...allowed, ...features.map(({ type }) => type)]),
  ...features.map(({ type }) => allow(type, [...allowed, name])),
]);

/**
 * @param {string} from
 * @param {readonly string[]} types
 */
function allow(from, types) {
  return { from: { element: { type: from } }, allow: types.map((type) => ({ to: { element: { type } } })) };
}
