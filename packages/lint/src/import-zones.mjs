import path from 'node:path';
import { ROOT } from '@naija/tooling/workspaces';
import { resolver } from './imports.mjs';
import { importProblem } from './zones.mjs';

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
