import { use, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CONTRACT_VERSION, type Remote } from '@naija/contracts/remote/remote';
import { loadTexts, type Catalogues } from '../language/words.ts';

type PageModule = { default: ComponentType };

/** A page of a remote. Must be written in literals, as the build reads it without running it. */
export interface RemotePage {
  path: string;
  page: () => Promise<PageModule>;
  title?: string;
  /** Patterns of the API calls whose responses are cached for offline use, as `/api/v1/user/:id`. */
  data?: readonly string[];
  /** For content that only this browser knows, as a list on the device: the server does not render the page. */
  clientOnly?: boolean;
}

/** @param catalogues texts of the remote in other languages; each is loaded with the first page that is shown in it */
export function defineRemote(
  name: string,
  pages: readonly RemotePage[],
  catalogues: Catalogues = {},
): Remote<ComponentType> {
  const Root = () => (
    <Routes>
      {pages.map((entry) => (
        // With a wildcard a page may have routes of its own, for parts that it lays out with `Outlet`.
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

/** The same promise each time, so that a page that was shown before does not suspend. */
function loadOnce(entry: RemotePage): Promise<PageModule> {
  const known = loadedPages.get(entry);
  if (known) return known;
  const loading = entry.page();
  loadedPages.set(entry, loading);
  return loading;
}
