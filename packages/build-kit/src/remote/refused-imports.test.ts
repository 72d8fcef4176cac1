import { expect, test } from 'vitest';
import { installedFolder } from '../lib/installed.ts';
import { readRuntimeNames } from '../lib/runtime-names.ts';
import { refusalBy } from '../../test/transform.ts';
import { refusedImports } from './refused-names.ts';

const SOURCES = '/team/saved-homes/src/';
const names = await readRuntimeNames(installedFolder('@naija/runtime', import.meta.dirname));
const refusal = (code: string, id = `${SOURCES}Page.tsx`) =>
  refusalBy(refusedImports(SOURCES, names), code, id);

test.each([
  ['react-router-dom', 'Link, Outlet, useSearchParams, useMatch, useOutletContext, useRoutes, generatePath'],
  ['react-redux', 'useDispatch, useSelector, useStore, shallowEqual'],
  ['@reduxjs/toolkit', 'createSlice, createSelector, createEntityAdapter, createAsyncThunk, isAnyOf, nanoid'],
  ['@reduxjs/toolkit/query/react', 'skipToken, QueryStatus'],
  ['styled-components', 'css, ThemeProvider, useTheme, isStyledComponent, StyleSheetManager'],
])('a team takes from %s what works in the page: %s', (from, taken) => {
  expect(refusal(`import { ${taken} } from '${from}';`)).toBe('');
});

test.each([
  ['react-router-dom', 'useLoaderData', 'load data with a query'],
  ['react-router-dom', 'useFetcher', 'send data with a mutation'],
  ['react-router-dom', 'useBlocker', 'useDraft of @naija/runtime'],
  ['react-router-dom', 'BrowserRouter', 'list pages in src/pages.ts'],
  ['react-redux', 'Provider', 'useSlice of @naija/runtime/more'],
  ['@reduxjs/toolkit', 'configureStore', 'useSlice of @naija/runtime/more'],
  ['@reduxjs/toolkit', 'createListenerMiddleware', 'use createAsyncThunk or an effect'],
  ['@reduxjs/toolkit/query/react', 'createApi', 'baseApi.injectEndpoints of @naija/runtime'],
  ['styled-components', 'ServerStyleSheet', 'the server of the site collects the styles'],
  ['react-router-dom', 'createCookie', 'docs/shipping.md lists what it does'],
])(
  'a team that imports from %s the name %s, which cannot work, reads what to use instead',
  (from, name, instead) => {
    const said = refusal(`import { ${name} as other } from '${from}';`);
    expect(said).toContain(`${name} of ${from} cannot be used in a remote: `);
    expect(said).toContain(instead);
  },
);

test('all refused imports of a module are reported at once', () => {
  const code = `import { useBlocker } from 'react-router-dom'; import { Provider } from 'react-redux';`;
  expect(refusal(code).split('\n')).toHaveLength(2);
});

test('imports of the kit itself are not refused', () => {
  const kit = '/team/saved-homes/node_modules/@naija/build-kit/src/host/index.tsx';
  expect(refusal(`import { BrowserRouter } from 'react-router-dom';`, kit)).toBe('');
});
