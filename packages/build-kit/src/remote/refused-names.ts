import { RUNTIME_MORE } from '@naija/contracts/remote/remote';
import type { Plugin } from 'vite';
import { RUNTIME, toRuntimeName, WRAPPED_PACKAGES, type RuntimeNames } from '../lib/runtime-names.ts';
import { specifierNames } from '../lib/import-names.ts';

const ADD_SLICE = `the page has one store, which the shell makes: add a slice with useSlice of ${RUNTIME_MORE}`;
const ADD_ENDPOINT = `the page has one API: add calls with baseApi.injectEndpoints of ${RUNTIME}`;
const QUERY = `the page has no data router: load data with a query of baseApi.injectEndpoints of ${RUNTIME}`;
const MUTATION = `the page has no data router: send data with a mutation of baseApi.injectEndpoints of ${RUNTIME}`;
const DRAFT = `the page has no data router: keep what was entered with useDraft of ${RUNTIME}, so that leaving loses nothing`;
const ERROR = 'the page has no data router: the shell shows what a page throws, as does an error boundary';
const ONE_ROUTER = 'the page has one router, which the shell makes: list pages in src/pages.ts';
const MIDDLEWARE =
  'middleware belongs to the store, which the shell makes: use createAsyncThunk or an effect';
const SCROLL = 'the shell restores scroll positions';
const BATCH = 'React batches updates by itself';
const HOOKS = 'use useSelector and useDispatch';
const SLICE = 'use createSlice and createAsyncThunk';
const STYLES = 'the server of the site collects the styles of a page';

/** Names of the runtime that only the shell, and packages with a store of their own, may use. */
export const ONLY_SHELL: ReadonlySet<string> = new Set([
  'BrowserRouter',
  'Provider',
  'ReactReduxContext',
  'connect',
]);

/** Alternatives to names that do not work in a remote, because the shell owns the router and the store. */
const INSTEAD: Readonly<Record<string, string>> = {
  ...each(ADD_SLICE, [
    'Provider',
    'ReactReduxContext',
    'configureStore',
    'createStore',
    'legacy_createStore',
  ]),
  ...each(ADD_SLICE, ['combineSlices', 'createDispatchHook', 'createSelectorHook', 'createStoreHook']),
  ...each(MIDDLEWARE, ['applyMiddleware', 'createListenerMiddleware', 'createDynamicMiddleware']),
  ...each(MIDDLEWARE, ['addListener', 'removeListener', 'clearAllListeners', 'TaskAbortError']),
  ...each(SLICE, ['buildCreateSlice', 'asyncThunkCreator']),
  ...each(ADD_ENDPOINT, ['createApi', 'buildCreateApi', 'fetchBaseQuery', 'fakeBaseQuery', 'retry']),
  ...each(ADD_ENDPOINT, ['ApiProvider', 'setupListeners', 'reactHooksModule', 'coreModule']),
  ...each(ONE_ROUTER, ['BrowserRouter', 'HashRouter', 'MemoryRouter', 'Router', 'StaticRouter']),
  ...each(ONE_ROUTER, ['unstable_HistoryRouter', 'RouterProvider', 'createBrowserRouter']),
  ...each(ONE_ROUTER, ['createHashRouter', 'createMemoryRouter', 'createStaticRouter', 'createRoutesStub']),
  ...each(QUERY, ['useLoaderData', 'useRouteLoaderData', 'useMatches', 'Await', 'useAsyncValue']),
  ...each(MUTATION, ['useActionData', 'useSubmit', 'useFetcher', 'useFetchers', 'Form', 'useFormAction']),
  ...each(MUTATION, ['useNavigation', 'useRevalidator']),
  ...each(DRAFT, ['useBlocker', 'unstable_usePrompt']),
  ...each(ERROR, ['useRouteError', 'useAsyncError', 'isRouteErrorResponse']),
  ...each(SCROLL, ['ScrollRestoration']),
  ...each(HOOKS, ['connect', 'legacy_connect']),
  ...each(BATCH, ['batch']),
  ...each(STYLES, ['ServerStyleSheet']),
};

/** Advice on an alternative to a name of a shared package. */
export function insteadOf(name: string): string {
  return INSTEAD[name] ?? 'the shell does not share it; docs/shipping.md lists what it does';
}

function each(advice: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, advice]));
}

/**
 * Refuses imports of wrapped packages that cannot work in the page, also in development, in which the whole package is
 * available.
 * @param sources folder of the remote's own sources, with a slash
 */
export function refusedImports(sources: string, { first, more }: RuntimeNames): Plugin {
  const allowed = [...first, ...more].filter((name) => !ONLY_SHELL.has(name));
  return {
    name: 'naija:refused-imports',
    transform(code, id) {
      if (!id.startsWith(sources) || !WRAPPED_PACKAGES.some((name) => code.includes(name))) return null;
      const refused: string[] = [];
      for (const node of this.parse(code).body) {
        if (node.type !== 'ImportDeclaration') continue;
        const from = String(node.source.value);
        if (!WRAPPED_PACKAGES.includes(from)) continue;
        for (const { imported } of specifierNames(node)) {
          const name = toRuntimeName(from, imported);
          if (name === undefined || allowed.includes(name)) continue;
          refused.push(`${imported} of ${from} cannot be used in a remote: ${insteadOf(imported)}.`);
        }
      }
      if (refused.length > 0) this.error(refused.join('\n'));
      return null;
    },
  };
}
