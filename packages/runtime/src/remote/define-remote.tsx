import { use, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CONTRACT_VERSION, type Remote } from '@naija/contracts/remote/remote';

type PageModule = { default: ComponentType };

/** A page of a remote. All of it must be literals: the release is described from them. */
export interface RemotePage {
  path: string;
  page: () => Promise<PageModule>;
  /** Title while nothing more is known of what the page shows, without the product's name. */
  title?: string;
  /** Patterns of the calls whose answers are worth having later without a line, as `/api/v1/user/:id`. */
  data?: readonly string[];
}

/** Makes a remote of its name and pages; this is what `src/remote.tsx` exports as default. */
export function defineRemote(name: string, pages: readonly RemotePage[]): Remote<ComponentType> {
  const Root = () => (
    <Routes>
      {pages.map((entry) => (
        <Route key={entry.path} path={entry.path} element={<LazyPage entry={entry} />} />
      ))}
    </Routes>
  );
  return { contract: CONTRACT_VERSION, name, routes: pages.map(({ path }) => path), Root };
}

function LazyPage({ entry }: { entry: RemotePage }) {
  const { default: Page } = use(loadOnce(entry));
  return <Page />;
}

const loading = new WeakMap<RemotePage, Promise<PageModule>>();

/** A page that was shown before is shown again at once. */
function loadOnce(entry: RemotePage): Promise<PageModule> {
  const known = loading.get(entry);
  if (known) return known;
  const load = entry.page();
  loading.set(entry, load);
  return load;
}
