import { vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import type { RenderOutput } from '../server/entry.tsx';
import { LIVE_EVENT } from '../browser/page-events.ts';
import { publicApi } from './public-api.ts';
import { entry, registryWith } from './registry.ts';
import { sourceRemote } from './remotes.ts';

export const ORIGIN = 'https://naija.example';
const VERSION = '1.0.0';

/** Keys under which packages store state for other copies of themselves in the global object. */
const GLOBALS = ['@naija/runtime', 'react-redux-context'];

/** Makes the server and each browser load their own copies of the modules. */
function forgetModules(): void {
  vi.resetModules();
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, Symbol.for(name));
}

/** Renders a page of a remote like the server. Must be called before any browser is opened. */
export async function renderOnServer(remote: string, location: string): Promise<RenderOutput> {
  forgetModules();
  vi.stubGlobal('fetch', publicApi().fetch);
  const { renderPage } = await import('../server/entry.tsx');
  const { Root } = await sourceRemote(remote);
  return renderPage({ remote, Root, location, origin: ORIGIN, lite: false, language: 'en' });
}

export interface RenderedBrowser {
  readonly root: Element;
  /** Runs the code of the page until it is live. */
  readonly run: () => Promise<void>;
}

/** Opens a rendered page in a browser that runs this version of the remote. */
export async function openRendered(
  remote: string,
  location: string,
  { html, head, styles, state }: RenderOutput,
  version = VERSION,
): Promise<RenderedBrowser> {
  leavePage();
  forgetModules();
  const style = styles.map(({ attributes, text }) => `<style${attributes}>${text}</style>`).join('');
  const meta = `<meta name="${RENDERED_PAGE.releaseMeta}" content="${remote}@${VERSION}#sha384-${VERSION}">`;
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" id="${RENDERED_PAGE.stateId}">${json}</script>`;
  await builtinEnvironments.jsdom.setup(globalThis, {
    jsdom: {
      html: `<!doctype html><html><head>${meta}${style}${head}</head><body><div id="root">${html}</div>${data}</body></html>`,
      url: ORIGIN + location,
    },
  });
  await stubBrowser(remote, version);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  return { root, run };
}

/** Events that browsers send to the page that was opened before; its storage is that of the next page. */
function leavePage(): void {
  if ('document' in globalThis) globalThis.dispatchEvent(new Event('pagehide'));
}

async function run(): Promise<void> {
  const live = new Promise((resolve) => {
    document.addEventListener(LIVE_EVENT, resolve, { once: true });
  });
  await import('../bootstrap.tsx');
  await live;
  // Late parts import their code from the modules of this browser, which the next one discards.
  await vi.waitUntil(() => [...document.querySelectorAll('#root *')].every(isOfReact), 60_000);
  await vi.dynamicImportSettled();
}

function isOfReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
}

/** Adds features that jsdom lacks, the registry and the API. */
async function stubBrowser(remote: string, version: string): Promise<void> {
  const { Root, pages } = await sourceRemote(remote);
  const routes = pages.map(({ path }) => ({ path, js: [], css: [] }));
  const registry = registryWith({ [remote]: [entry(version, { routes }, remote)] });
  const api = publicApi();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('fetch', (input: RequestInfo | URL) =>
    input === REGISTRY_PATH ? Promise.resolve(Response.json(registry)) : api.fetch(input),
  );
  const { exposed } = await import('./federation.ts');
  const module = { contract: CONTRACT_VERSION, name: remote, routes: [], Root };
  exposed.set(`${remote}@${version}`, () => Promise.resolve(module));
}
