import type { Node, Program } from 'estree';
import { walk } from 'estree-walker';
import type { Plugin } from 'vite';
import { SERVER_ENTRY_FILE } from '@naija/contracts/remote/rendered-page';

/**
 * Oldest supported browsers, as esbuild names them; `browserslist` of the repository lists the same. Older ones show the
 * page that the server rendered.
 */
export const BUILD_TARGET = ['chrome100', 'edge100', 'firefox115', 'safari15.4', 'ios15.4'];

const LOOKBEHIND = /\(\?<[=!]/;

/** Functions that these browsers lack and whose names are unique. */
const LATER_FUNCTIONS = new Set(
  `toSorted toReversed toSpliced groupBy withResolvers fromAsync canParse isWellFormed toWellFormed symmetricDifference
  isSubsetOf isSupersetOf isDisjointFrom getOrInsert getOrInsertComputed`.split(/\s+/),
);

/**
 * Refuses builds with syntax that the oldest supported browsers cannot parse, which would break the whole file, and with
 * calls of functions that they lack, unless the file checks that the function exists. Unlike the compiler, it also checks
 * third-party code and regular expressions, which esbuild does not translate.
 */
export function supportedBrowsers(): Plugin {
  return {
    name: 'naija:supported-browsers',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.m?js$/.test(file.fileName) || file.fileName === SERVER_ENTRY_FILE) continue;
          const code = file.type === 'chunk' ? file.code : String(file.source);
          const unsupported = unsupportedIn(this.parse(code));
          if (unsupported.length > 0)
            this.error(
              `${file.fileName} has what ${BUILD_TARGET.join(', ')} lack: ${unsupported.join(', ')}`,
            );
        }
      },
    },
  };
}

/** Syntax that the oldest supported browsers cannot parse, and missing functions that the code calls. */
export function unsupportedIn(program: Program): string[] {
  const syntax: string[] = [];
  const called = new Set<string>();
  /** Names of functions that the code reads without calling them, to check that they exist. */
  const looked = new Set<string>();
  const callees = new Set<Node>();
  walk(program, {
    enter(node) {
      const problem = problemOf(node);
      if (problem !== undefined) syntax.push(problem);
      if (node.type === 'CallExpression' && !node.optional) callees.add(node.callee);
      const name = nameOf(node);
      if (name !== undefined && LATER_FUNCTIONS.has(name)) (callees.has(node) ? called : looked).add(name);
    },
  });
  return [...syntax, ...[...called].filter((name) => !looked.has(name)).map((name) => `${name}()`)];
}

function nameOf(node: Node): string | undefined {
  // A method or property of its own, as a class of a package has it.
  if ((node.type === 'MethodDefinition' || node.type === 'Property') && node.key.type === 'Identifier')
    return node.key.name;
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
    return node.property.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function problemOf(node: Node): string | undefined {
  if (node.type === 'StaticBlock') return 'a static block of a class';
  if (node.type === 'VariableDeclaration' && node.kind.includes('using')) return 'a using declaration';
  if (node.type !== 'Literal') return undefined;
  // Texts are checked too, because esbuild turns patterns that it cannot translate into `new RegExp('…')`.
  if ('regex' in node && node.regex.flags.includes('v')) return 'the flag v of a pattern';
  const text = 'regex' in node ? node.regex.pattern : node.value;
  return typeof text === 'string' && LOOKBEHIND.test(text)
    ? `a pattern that looks behind, /${text}/`
    : undefined;
}
