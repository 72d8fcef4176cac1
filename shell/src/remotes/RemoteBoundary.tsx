import { Component, lazy, type ReactNode } from 'react';
import type { Elements } from '@naija/ui';
import { laterParts } from '../later/later-part.ts';
import { PageLoading } from '../loading/PageLoading.tsx';
import { restoreIntrinsics } from '../intrinsics/restore-intrinsics.ts';
import { announceFailed, announceLive } from '../browser/page-events.ts';
import { recover, resetRemote } from './current-release.ts';
import { isFileMissing, errorMessage, RemoteUnavailable } from './failures/release-failure.ts';
import { RemoteFailure } from './RemoteFailure.tsx';
import { lastTried } from './tried-releases.ts';

interface Props {
  remote: string;
  pathname: string;
  children: ReactNode;
}

interface State {
  stage: 'ok' | 'recovering' | 'failed';
  error?: unknown;
}

const loadRecovery = () => import('./Recovery.tsx');
laterParts.add(loadRecovery);
const Recovery = lazy(() =>
  loadRecovery().then(
    (part) => ({ default: part.Recovery }),
    () => ({ default: ({ children }: { readonly children: Elements }) => children }),
  ),
);

/** Boundaries to reset when sources change under the dev server. */
const boundaries = new Set<RemoteBoundary>();
import.meta.hot?.on('vite:afterUpdate', () => {
  for (const boundary of boundaries) {
    if (boundary.state.stage !== 'failed') continue;
    resetRemote(boundary.props.remote);
    boundary.setState({ stage: 'ok' });
  }
});

/** Error boundary of one remote. Falls back to another release, or shows what is missing. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { stage: 'ok' };

  static getDerivedStateFromError(error: unknown): State {
    restoreIntrinsics(); // Otherwise the fallback could not be rendered either.
    return { stage: 'recovering', error };
  }

  override componentDidCatch(error: unknown) {
    const { pathname } = this.props;
    announceLive();
    void recover(this.props.remote, error)
      .catch((reason: unknown) => {
        console.error(`Remote "${this.props.remote}" could not recover: ${errorMessage(reason)}`);
        return false;
      })
      .then((recovered) => {
        if (pathname !== this.props.pathname) return; // The visitor has left the page.
        // A readable rendered page is not replaced by an error.
        if (recovered || !announceFailed(!isFileMissing(error)))
          this.setState({ stage: recovered ? 'ok' : 'failed' });
      });
  }

  override componentDidMount() {
    if (import.meta.hot) boundaries.add(this);
  }

  override componentWillUnmount() {
    if (import.meta.hot) boundaries.delete(this);
  }

  override componentDidUpdate({ pathname }: Props) {
    if (pathname !== this.props.pathname && this.state.stage !== 'ok') this.setState({ stage: 'ok' });
  }

  override render() {
    const { remote, children } = this.props;
    const { stage, error } = this.state;
    if (stage === 'ok') return children;
    if (stage === 'recovering') return <PageLoading />;
    const version = error instanceof RemoteUnavailable ? error.version : lastTried(remote)?.metadata.version;
    const failure = <RemoteFailure remote={remote} version={version} />;
    return (
      <Recovery remote={remote} error={error}>
        {failure}
      </Recovery>
    );
  }
}
