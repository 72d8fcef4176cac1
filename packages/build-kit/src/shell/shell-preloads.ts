import type { Plugin, Rollup } from 'vite';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { sharedPackageOf } from '../federation/index.ts';
import { closure } from '../lib/closure.ts';
import { RUNTIME } from '../lib/runtime-names.ts';

export const BOOTSTRAP = 'bootstrap';
/** Chunk that renders a page that the server has not rendered. */
const UNRENDERED = 'unrendered-page';
/** Shared packages that pages of remotes look up. `react-dom` is left out, because no page imports it. */
const LOOKED_UP = ['react', RUNTIME];
/** Scripts that Vite writes before the page's script, one for each file that it imports. */
const IMPORTED_SCRIPT = /<script type="module"[^>]*><\/script>\s*(?=<script type="module")/g;

/** Preloads every file of the shell's first load from index.html, to avoid a waterfall. */
export function shellPreloads(): Plugin {
  return {
    name: 'naija:shell-preloads',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') this.error('The shell has no index.html');
        const page = String(html.source).replace(IMPORTED_SCRIPT, '');
        const first = scriptsFor(bundle, isFirst);
        const unrendered = scriptsFor(bundle, ({ name }) => name === UNRENDERED);
        const links = [
          ...first.filter((file) => !page.includes(`/${file}"`)).map((file) => preload(file)),
          ...unrendered
            .filter((file) => !first.includes(file))
            .map((file) => preload(file, ` ${RENDERED_PAGE.unrenderedAttribute}`)),
        ];
        const registry = `<link rel="preload" as="fetch" crossorigin href="${REGISTRY_PATH}">`;
        html.source = page.replace('</head>', `${registry}${links.join('')}</head>`);
      },
    },
  };
}

/** True for chunks of the first load. Chunks for remotes are entries as well. */
function isFirst({ isEntry, name }: Rollup.OutputChunk): boolean {
  const shared = sharedPackageOf(name);
  return shared === undefined ? isEntry || name === BOOTSTRAP : LOOKED_UP.includes(shared);
}

/** Scripts that the root chunks load at once, including themselves. */
function scriptsFor(bundle: Rollup.OutputBundle, isRoot: (chunk: Rollup.OutputChunk) => boolean): string[] {
  const roots = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && isRoot(file) ? [file.fileName] : [],
  );
  return [...closure(bundle, roots)].filter((file) => file.endsWith('.js'));
}

function preload(file: string, attributes = ''): string {
  return `<link rel="modulepreload" crossorigin${attributes} href="/${file}">`;
}
