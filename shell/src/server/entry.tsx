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

/** What releases share with the frame, as in the browser: one React, one router, one sheet of styles. */
export const shared: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@naija/runtime': runtime,
  '@naija/runtime/more': more,
};

/** Of the page that is rendered: one at a time. */
let pageLanguage: Language = SOURCE_LANGUAGE;
const translator = createTranslator(() => pageLanguage);
runtime.setTranslator(translator);

// Before a release runs, after which nothing can be imported.
await loadLaterParts();
await loadAllTexts();

/** How often a page may call for more after its calls were answered. */
const PASSES_MAX = 4;

export interface RenderInput {
  readonly remote: string;
  readonly Root: ComponentType;
  /** Path and query. */
  readonly location: string;
  /** Whose API the page calls. */
  readonly origin: string;
  readonly lite: boolean;
  readonly language: Language;
}

export interface RenderOutput {
  /** The content of `#root`. */
  readonly html: string;
  /** Elements for the head, as React writes them, without a title. */
  readonly head: string;
  /** In the language of the page, as markup; empty for a page that brings none. */
  readonly title: string;
  readonly styles: readonly PageStyle[];
  /** JSON from which the browser begins. */
  readonly state: unknown;
}

/**
 * Renders a page of a release in the frame. A pass begins the calls for what it shows, and the next one has their answers.
 * @throws Error where a call failed, or the page calls again and again
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
                {/* In the place of what checks intrinsics, so that `useId` counts as in the browser. */}
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
