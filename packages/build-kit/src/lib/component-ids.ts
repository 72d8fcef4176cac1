import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Node, Program } from 'estree';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { specifierNames } from './import-names.ts';
import { RUNTIME } from './runtime-names.ts';
import { isPackageCode } from './source-files.ts';
import { packageOf, sourceHashes } from './source-hash.ts';

type Placed<T> = T & { start: number; end: number };

const STYLED = 'styled-components';
/** Number of digits in base 36. With 31 bits, 1,000 files in a page share an id in one case of 4,000. */
const ID_LENGTH = 6;

/**
 * Sets the id of each styled component from its place in the source. By default styled-components numbers components in the
 * order in which modules run, which differs between server and browser, so that class names in the HTML would not match.
 */
export function componentIds(): Plugin {
  let hashes = sourceHashes();
  return {
    name: 'naija:component-ids',
    apply: 'build',
    buildStart() {
      hashes = sourceHashes();
    },
    async transform(code, id) {
      if (isPackageCode(id) || !code.includes('styled')) return null;
      const program = this.parse(code);
      const name = nameOfStyled(program);
      if (name === undefined) return null;
      const file = id.split('?', 1)[0] ?? id;
      const prefix = prefixOf(file, await hashes(packageOf(file).dir));
      const text = new MagicString(code);
      for (const [index, end] of rootEnds(program, name).entries())
        text.appendLeft(end, `.withConfig({componentId:"${prefix}-${String(index)}"})`);
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}

function nameOfStyled({ body }: Program): string | undefined {
  for (const node of body) {
    if (node.type !== 'ImportDeclaration') continue;
    if (node.source.value !== STYLED && node.source.value !== RUNTIME) continue;
    const wanted = node.source.value === STYLED ? ['default', 'styled'] : ['styled'];
    const found = specifierNames(node).find(({ imported }) => wanted.includes(imported));
    if (found) return found.local;
  }
  return undefined;
}

/** Offsets after each `styled.div` and `styled(Button)`. */
function rootEnds(program: Program, styled: string): number[] {
  const ends: number[] = [];
  walk(program, {
    enter(node) {
      if (isRoot(node, styled)) ends.push((node as Placed<Node>).end);
    },
  });
  return ends;
}

function isRoot(node: Node, styled: string): boolean {
  if (node.type !== 'MemberExpression' && node.type !== 'CallExpression') return false;
  const root = node.type === 'MemberExpression' ? node.object : node.callee;
  return root.type === 'Identifier' && root.name === styled;
}

/**
 * Prefix of a file's ids. The path is relative to the package, so that the ids do not depend on the repository's place.
 */
function prefixOf(file: string, hash: string): string {
  const { dir } = packageOf(file);
  const place = path.relative(dir, file).split(path.sep).join('/');
  const digest = createHash('sha256').update(`${hash} ${place}`).digest();
  return `s${digest.readBigUInt64BE().toString(36).padStart(13, '0').slice(-ID_LENGTH)}`;
}
