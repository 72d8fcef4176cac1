import { use, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CONTRACT_VERSION, type Remote } from '@naija/contracts/remote/remote';
import { loadTexts, type Catalogues } from '../language/words.ts';

type PageModule = { default: ComponentType };

/** A page of a remote. It must be written in literals, because the build reads it without running it. */
export interface RemotePage {
  path: string;
  page: () => Promise<PageModule>;
  title?: string;
  /** Patterns of the API calls whose responses are cached for offline use, such as `/api/v1/user/:id`. */
  data?: readonly string[];
  /** True for content that only this browser knows, such as a list on the device. The server does not render the page. */
  clientOnly?: boolean;
}

/**
 * Defines the entry of a remote.
 * @param catalogues texts of the remote in other languages; each is loaded with the first page in its language
 */
export function defineRemote(
  name: string,
  pages: readonly RemotePage[],
  catalogues: Catalogues = {},
): Remote<ComponentType> {
  const Root = () => (
    <Routes>
      {pages.map((entry) => (
        // The wildcard lets a page have routes of its own, for parts that it places with `Outlet`.
        <Route
          key={entry.path}
          path={`${entry.path}/*`}
          element={<LazyPage entry={entry} loadTexts={() => loadTexts(name, catalogues)} />}
        />
      ))}
    </Routes>
  );
  return { contract: CONTRACT_VERSION, name, routes: pages.map(({ path }) => path), Root };
}

function LazyPage({ entry, loadTexts }: { entry: RemotePage; loadTexts: () => Promise<void> | undefined }) {
  const loading = loadOnce(entry);
  const texts = loadTexts();
  if (texts) use(texts);
  const { default: Page } = use(loading);
  return <Page />;
}

const loadedPages = new WeakMap<RemotePage, Promise<PageModule>>();

/** Returns the same promise each time, so that a page that was shown before does not suspend. */
function loadOnce(entry: RemotePage): Promise<PageModule> {
  const known = loadedPages.get(entry);
  if (known) return known;
  const loading = entry.page();
  loadedPages.set(entry, loading);
  return loading;
}
