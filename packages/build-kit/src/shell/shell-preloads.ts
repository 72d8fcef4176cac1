import type { Plugin, Rollup } from 'vite';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { closure } from '../lib/closure.ts';

export const BOOTSTRAP = 'bootstrap';

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
        const page = String(html.source);
        const links = firstLoad(bundle)
          .filter((file) => !page.includes(`/${file}"`))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        const registry = `<link rel="preload" as="fetch" crossorigin href="${REGISTRY_PATH}">`;
        html.source = page.replace('</head>', `${registry}${links.join('')}</head>`);
      },
    },
  };
}

function firstLoad(bundle: Rollup.OutputBundle): string[] {
  const roots = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' &&
    (file.isEntry || file.name === BOOTSTRAP || file.name.includes('__federation_shared_'))
      ? [file.fileName]
      : [],
  );
  return [...closure(bundle, roots)].filter((file) => file.endsWith('.js'));
}
