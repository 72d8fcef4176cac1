import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@naija/contracts/domain/languages';
import * as React from 'react';
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as runtime from '@naija/runtime';
import * as more from '@naija/runtime/more';
import { renderedState, ServerStyleSheet, StaticRouter } from '@naija/runtime/server';
import { createTranslator } from '../language/translator.ts';
import { loadShellTexts } from '../language/translate-page.ts';
import { loadLaterParts } from '../later/load-later-parts.ts';
import { PageBoundary } from '../loading/PageLoading.tsx';
import { Providers, Frame } from '../layout/Frame.tsx';
import { globalStyle, splitStyle, type PageStyle, splitHead, toHtml } from './page-styles.tsx';
export { readRemote } from '@naija/contracts/remote/remote';

/** Modules that releases share with the frame, as in the browser: one React, one router, one style sheet. */
export const shared: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@naija/runtime': runtime,
  '@naija/runtime/more': more,
};

/** Language of the page that is being rendered. Pages are rendered one at a time. */
let pageLanguage: Language = SOURCE_LANGUAGE;
const translator = createTranslator(() => pageLanguage);
runtime.setTranslator(translator);

// Loaded before a release runs, because nothing can be imported afterwards.
await loadLaterParts();
await loadAllTexts();

/** Number of passes in which a page may start requests. */
const PASSES_MAX = 4;

export interface RenderInput {
  readonly remote: string;
  readonly Root: ComponentType;
  readonly location: string;
  /** Origin of the API that the page calls. */
  readonly origin: string;
  readonly lite: boolean;
  readonly language: Language;
}

export interface RenderOutput {
  readonly html: string;
  /** Elements for the head as React writes them, without a title. */
  readonly head: string;
  /** Title in the language of the page, as markup; empty for a page without one. */
  readonly title: string;
  readonly styles: readonly PageStyle[];
  /** JSON from which the browser starts. */
  readonly state: unknown;
}

/**
 * Renders a page of a release in the frame. Each pass starts the requests of what it shows, and the next one has their
 * responses.
 * @throws Error if a request failed, or the page keeps starting requests
 */
export async function renderPage(input: RenderInput): Promise<RenderOutput> {
  const { Root, location, origin, lite, language } = input;
  pageLanguage = language;
  const store = runtime.createAppStore({ origin });
  for (let pass = 1; pass <= PASSES_MAX; pass++) {
    const before = requestIds(store);
    const sheet = new ServerStyleSheet();
    const whole = await toHtml(
      sheet.collectStyles(
        <Providers store={store} isRenderedLite={lite}>
          <StaticRouter location={location}>
            <Frame>
              <PageBoundary>
                <Root />
                {/* Replaces the check of intrinsics, so that `useId` counts as in the browser. */}
                {null}
              </PageBoundary>
            </Frame>
          </StaticRouter>
        </Providers>,
      ),
    );
    await Promise.all(store.dispatch(runtime.baseApi.util.getRunningQueriesThunk()));
    const state = renderedState(store.getState().api, lite);
    if (requestIds(store) === before)
      return { ...splitHead(whole), styles: [globalStyle(), splitStyle(sheet.getStyleTags())], state };
  }
  throw new Error(`the page called again after ${String(PASSES_MAX)} passes`);
}

async function loadAllTexts(): Promise<void> {
  for (pageLanguage of Object.keys(LANGUAGES) as Language[]) await loadShellTexts(translator);
}

function requestIds(store: ReturnType<typeof runtime.createAppStore>): string {
  const { queries } = store.getState().api;
  return Object.values(queries)
    .map((query) => query?.requestId)
    .join();
}
