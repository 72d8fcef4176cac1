import * as React from 'react';
import { StrictMode, Suspense, type ComponentType } from 'react';
import * as ReactDOM from 'react-dom';
import { renderToReadableStream } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { readRemote as readRemoteExport } from '@naija/contracts/remote/remote';
import * as runtime from '@naija/runtime';
import { GlobalStyle } from '@naija/ui';
import { Layout } from '../layout/Layout.tsx';
import { PageLoading } from '../loading/PageLoading.tsx';

/** Renders at most, each of which may ask for more data. */
const MAX_RENDERS = 3;

/** Modules that releases share with the frame, by name. */
export const shared: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@naija/runtime': runtime,
};

/** @throws Error that names the remote and what is wrong with its export */
export function readRemote(name: string, exported: unknown): { Root: ComponentType } {
  return readRemoteExport<ComponentType>(name, exported);
}

export interface RenderInput {
  remote: string;
  Root: ComponentType;
  /** Path and query. */
  location: string;
  origin: string;
  lite: boolean;
  /** Calls of the API so far. */
  callCount: () => number;
}

export interface RenderOutput {
  /** Content of the element `root`. */
  html: string;
  /** Elements that React hoisted, without the title. */
  head: string;
  styles: readonly { attributes: string; text: string }[];
  state: unknown;
}

/** Rejects where a call of the page failed. */
export async function renderPage({ Root, location, callCount }: RenderInput): Promise<RenderOutput> {
  const store = runtime.createAppStore();
  const page = (
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={location}>
          <GlobalStyle />
          <Layout>
            <Suspense fallback={<PageLoading />}>
              <Root />
            </Suspense>
          </Layout>
        </StaticRouter>
      </Provider>
    </StrictMode>
  );
  for (let renders = 1; ; renders++) {
    const before = callCount();
    const sheet = new ServerStyleSheet();
    const rendered = await renderToHtml(sheet.collectStyles(page));
    await Promise.all(store.dispatch(runtime.baseApi.util.getRunningQueriesThunk()));
    const { api } = store.getState();
    const queries = Object.values(api.queries);
    if (queries.some((query) => query?.status === 'rejected')) throw new Error('A call of the page failed');
    if (callCount() === before)
      return { ...splitHead(rendered), styles: stylesOf(sheet), state: { queries: api.queries } };
    if (renders === MAX_RENDERS) throw new Error('The page asks for data again and again');
  }
}

async function renderToHtml(page: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    // Whole boundaries in their places: React reveals outlined ones by an inline script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  const [failure] = failures;
  if (failure !== undefined) throw failure instanceof Error ? failure : new Error('The render failed');
  return new Response(stream).text();
}

const HOISTED = /^(?:<(?:link|meta)[^>]*\/>|<title>[^<]*<\/title>)+/;

function splitHead(rendered: string): Pick<RenderOutput, 'html' | 'head'> {
  const hoisted = HOISTED.exec(rendered)?.[0] ?? '';
  return { html: rendered.slice(hoisted.length), head: hoisted.replace(/<title>[^<]*<\/title>/, '') };
}

function stylesOf(sheet: ServerStyleSheet): RenderOutput['styles'] {
  const [, attributes = '', text = ''] =
    /^<style([^>]*)>([\s\S]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
  return [{ attributes, text }];
}
