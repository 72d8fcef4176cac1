import { Component, type ReactNode } from 'react';
import { PageLoading } from '../loading/PageLoading.tsx';
import { restoreIntrinsics } from '../intrinsics/restore-intrinsics.ts';
import { announceFailed, announceLive } from '../live-event.ts';
import { recover, resetRemote } from './current-release.ts';
import { errorMessage } from './failures/error-message.ts';
import { RemoteFailure } from './RemoteFailure.tsx';
import { RemoteUnavailable } from './remote-unavailable.ts';
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

/** Boundaries to reset when sources change under the dev server. */
const resets = new Set<() => void>();
import.meta.hot?.on('vite:afterUpdate', () => {
  for (const reset of resets) reset();
});

/** Error boundary of one remote: falls back to another release, or shows what is missing. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { stage: 'ok' };

  static getDerivedStateFromError(error: unknown): State {
    restoreIntrinsics(); // Or the fallback could not be rendered either.
    return { stage: 'recovering', error };
  }

  override componentDidCatch(error: unknown) {
    announceLive();
    void recover(this.props.remote, error)
      .catch((reason: unknown) => {
        console.error(`Remote "${this.props.remote}" could not recover: ${errorMessage(reason)}`);
        return false;
      })
      .then((recovered) => {
        // What can be read does not give way to an error.
        if (recovered || !announceFailed(true)) this.setState({ stage: recovered ? 'ok' : 'failed' });
      });
  }

  override componentDidMount() {
    resets.add(this.reset);
  }

  override componentWillUnmount() {
    resets.delete(this.reset);
  }

  override componentDidUpdate({ pathname }: Props) {
    if (pathname !== this.props.pathname && this.state.stage === 'failed') this.setState({ stage: 'ok' });
  }

  private readonly reset = () => {
    if (this.state.stage !== 'failed') return;
    resetRemote(this.props.remote);
    this.setState({ stage: 'ok' });
  };

  override render() {
    const { remote, children } = this.props;
    const { stage, error } = this.state;
    if (stage === 'ok') return children;
    if (stage === 'recovering') return <PageLoading />;
    const version = error instanceof RemoteUnavailable ? error.version : lastTried(remote)?.metadata.version;
    return <RemoteFailure remote={remote} version={version} />;
  }
}
