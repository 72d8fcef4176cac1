import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const ROUTER = '/node_modules/react-router/dist/';

/** Functions of the router that work only in its framework mode, with their results in all other apps. */
const RETURNED: Readonly<Record<string, string>> = {
  PrefetchPageLinks: 'null',
  usePrefetchBehavior: '[false, null, {}]',
};

/**
 * Removes the code for the option `prefetch` of `Link`, which throws outside framework mode: 1.5 kB, and three hooks in
 * each link.
 */
export function withoutPrefetch(): Plugin {
  return {
    name: 'naija:without-prefetch',
    apply: 'build',
    transform(code, id) {
      if (!id.includes(ROUTER)) return null;
      const text = new MagicString(code);
      walk(this.parse(code), {
        enter(node) {
          if (node.type !== 'FunctionDeclaration') return;
          const returned = RETURNED[node.id.name];
          const { start, end } = node.body as typeof node.body & { start: number; end: number };
          if (returned !== undefined) text.overwrite(start, end, `{ return ${returned}; }`);
        },
      });
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}
