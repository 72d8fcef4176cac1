import type { Program } from 'estree';
import MagicString from 'magic-string';
import type { Rollup, Plugin } from 'vite';
import { SHARED_MODULES } from '@naija/contracts/remote/remote';

const PREFIX = 'shared:';

type Placed<T> = T & { start: number; end: number };

/**
 * Writes `shared:` before the names of shared packages in imports. The federation plugin recognizes them by name, and
 * replaces each import with a look-up at run time, each with an `await` of its own.
 */
export function redirectShared(code: string, parse: (code: string) => Program): Rollup.TransformResult {
  if (!SHARED_MODULES.some((name) => code.includes(name))) return null;
  const text = new MagicString(code);
  for (const node of parse(code).body) {
    if (!('source' in node) || !node.source || !isShared(node.source.value)) continue;
    const { start, end } = node.source as Placed<typeof node.source>;
    text.overwrite(start, end, JSON.stringify(PREFIX + node.source.value));
  }
  return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
}

/** The shared package that a redirected import named; undefined for other imports. */
export function redirectedFrom(source: string): string | undefined {
  return source.startsWith(PREFIX) ? source.slice(PREFIX.length) : undefined;
}

function isShared(source: unknown): source is string {
  return SHARED_MODULES.some((name) => name === source);
}

/**
 * Looks up each shared package once in each remote instead of once in each module. Placed before the federation plugin, and
 * after the plugins that read imported names.
 */
export function sharedLookups(): Plugin {
  return {
    name: 'naija:shared-lookups',
    apply: 'build',
    transform(code, id) {
      return redirectedFrom(id.slice(1)) === undefined
        ? redirectShared(code, (text) => this.parse(text))
        : null;
    },
    resolveId: (source) => (redirectedFrom(source) === undefined ? null : `\0${source}`),
    load(id) {
      const name = redirectedFrom(id.slice(1));
      if (name === undefined) return null;
      // The plugin turns the import into a look-up. Names imported from this module are properties of its default export.
      return {
        code: `import * as shared from '${name}';\nexport default shared;`,
        syntheticNamedExports: true,
      };
    },
  };
}

/**
 * Links the shell with the shared packages at build time. Only remotes have to look them up, and receive the same modules.
 * Placed before the federation plugin.
 */
export function linkedShared(): Plugin {
  return {
    name: 'naija:linked-shared',
    apply: 'build',
    transform(code) {
      return redirectShared(code, (text) => this.parse(text));
    },
    resolveId(source, importer, options) {
      const name = redirectedFrom(source);
      return name === undefined ? null : this.resolve(name, importer, { ...options, skipSelf: true });
    },
  };
}
