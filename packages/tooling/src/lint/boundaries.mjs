import boundaries from 'eslint-plugin-boundaries';
import { ROOT, workspaceFolders } from '../workspaces.mjs';
import { elements, policies } from './zones.mjs';

/**
 * Imports go one way; anything else is an error.
 * @type {import('eslint').Linter.Config}
 */
export const importZones = {
  plugins: { boundaries },
  settings: {
    'import/resolver': {
      typescript: {
        project: workspaceFolders().map((folder) => `${ROOT}/${folder}/tsconfig.json`),
        noWarnOnMultipleProjects: true,
        conditionNames: ['source', 'types', 'import', 'default'],
      },
    },
    'boundaries/root-path': ROOT,
    'boundaries/elements': elements,
  },
  rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies }] },
};
