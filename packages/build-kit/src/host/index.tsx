import { StrictMode, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { Provider } from 'react-redux';
import { createAppStore } from '@naija/runtime';
import styled from 'styled-components';
import { GlobalStyle, Spinner, ToastRegion, tokens } from '@naija/ui';
import type { Remote } from '@naija/contracts/remote/remote';
import { matchesRoute } from '@naija/contracts/remote/routes';

const Main = styled.main`
  max-width: 76rem;
  margin: 0 auto;
  padding: ${tokens.space.md};
`;

/** Element of Vite's client that shows an error over the page, and is removed by the next update. */
const OVERLAY = 'vite-error-overlay';
type Overlay = new (error: { message: string; stack: string }) => HTMLElement;

// Registered as this module runs, before the remote is imported: an error of a module leaves the page blank as well.
globalThis.addEventListener('error', ({ error, message }: ErrorEvent) => {
  const ErrorOverlay = customElements.get(OVERLAY) as Overlay | undefined;
  // Some warnings of browsers have no error, and another page than that of a dev server has no overlay.
  if (error === null || !ErrorOverlay || document.querySelector(OVERLAY)) return;
  const { stack = '' } = error instanceof Error ? error : {};
  document.body.append(new ErrorOverlay({ message, stack }));
});

/** Mounts a remote in a page of its own, with everything that the shell would provide. */
export function mountStandalone(remote: Remote<ComponentType>): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id "root"');
  document.title = `${remote.name} alone`;
  createRoot(element).render(
    <StrictMode>
      <Provider store={createAppStore()}>
        <BrowserRouter>
          <GlobalStyle />
          <Main>
            <Suspense fallback={<Spinner label="Loading" />}>
              <OwnPages {...remote} />
            </Suspense>
          </Main>
          <ToastRegion />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
}

function OwnPages({ name, routes, Root }: Remote<ComponentType>) {
  const { pathname } = useLocation();
  if (routes.some((route) => matchesRoute(route, pathname))) return <Root />;
  return (
    <>
      <p>
        {pathname} is not a page of {name}, which has {routes.join(', ')}.
      </p>
      <p>
        Pages of other remotes are on the whole site: npm start, or npm run site in a repository of its own.
        Who logs in there is logged in here too: all ports of one host share their cookies.
      </p>
    </>
  );
}
