import * as React from 'react';
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { renderToReadableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import * as runtime from '@naija/runtime';
import * as more from '@naija/runtime/more';
import { ServerStyleSheet, StaticRouter } from '@naija/runtime/server';

export { readRemote } from '@naija/contracts/remote/remote';

/** Modules that a release shares with the page around it. */
export const shared: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@naija/runtime': runtime,
  '@naija/runtime/more': more,
};

interface RenderInput {
  Root: ComponentType;
  location: string;
  origin: string;
}

const HOISTED = /^(?:<(?:link|meta)\s[^<>]*>|<title[^<>]*>[^<]*<\/title>)*/;

/**
 * Renders a page of a remote without the frame of the shell, to check that the server can render it.
 * @throws the error that a component has thrown
 */
export async function renderPage({
  Root,
  location,
  origin,
}: RenderInput): Promise<{ html: string; head: string }> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    new ServerStyleSheet().collectStyles(
      <Provider store={runtime.createAppStore({ origin })}>
        <StaticRouter location={location}>
          <Root />
        </StaticRouter>
      </Provider>,
    ),
    {
      onError(error) {
        failures.push(error);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  // React writes elements of the head first.
  return { html: html.replace(HOISTED, ''), head: '' };
}
