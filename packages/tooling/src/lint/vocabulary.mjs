import path from 'node:path';
import { ROOT } from '../lib/workspaces.mjs';
import { WORDS, EXCEPTIONS } from './words.mjs';

/** @typedef {import('./words.mjs').Word} Word */

/**
 * Keeps words that the field does not use out of names and comments, so that whoever knows the field finds things.
 * @type {import('eslint').Rule.RuleModule}
 */
export const vocabulary = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { word: "'{{found}}' in {{place}}: the field's word is {{instead}}" },
  },
  create(context) {
    const file = path.relative(ROOT, context.filename).replaceAll(path.sep, '/');
    /** @type {Set<string>} */
    const seen = new Set();

    /**
     * @param {string} text @param {'name' | 'comment' | 'file name'} place
     * @param {import('eslint').AST.SourceLocation | null | undefined} loc
     */
    const check = (text, place, loc) => {
      if (!loc) return;
      const words = place === 'comment' ? text : spelledOut(text);
      for (const { pattern, instead } of WORDS.filter(
        ({ only }) => only === undefined || only === kindOf(place),
      )) {
        const found = pattern.exec(words)?.[0];
        if (found === undefined || isException(file, text, found)) continue;
        const data = {
          found: found.trim(),
          place: place === 'comment' ? 'a comment' : `the ${place} ${text}`,
          instead,
        };
        context.report({ loc, messageId: 'word', data });
      }
    };
    const checkName = (/** @type {import('eslint').Rule.Node} */ node) => {
      const name = 'name' in node && typeof node.name === 'string' ? node.name : '';
      if (seen.has(name)) return;
      seen.add(name);
      check(name, 'name', node.loc);
    };
    return {
      Program(node) {
        for (const part of file.split('/')) check(part.split('.')[0] ?? '', 'file name', node.loc);
        for (const { value, loc } of context.sourceCode.getAllComments()) check(value, 'comment', loc);
      },
      Identifier: checkName,
      PrivateIdentifier: checkName,
      JSXIdentifier: checkName,
    };
  },
};

/** @param {'name' | 'comment' | 'file name'} place */
const kindOf = (place) => (place === 'comment' ? 'comments' : 'names');

/**
 * The words of a name: 'retryDelay', 'RETRY_DELAY' and 'retry-delay' are all 'retry delay'.
 * @param {string} name
 */
function spelledOut(name) {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-$#]+/g, ' ')
    .toLowerCase();
}

/** @param {string} file @param {string} text @param {string} found */
function isException(file, text, found) {
  return EXCEPTIONS.some(
    ({ in: place, text: allowed }) =>
      (place === undefined || place.test(file)) && (allowed.test(text) || allowed.test(found)),
  );
}
