import { Component, type ReactNode } from 'react';
import { Spinner } from '@naija/ui';
import { restoreNatives } from '../natives/open-natives.ts';
import { messageOf } from './failures/message-of.ts';
import { RemoteFailure } from './RemoteFailure.tsx';
import { RemoteUnavailable } from './remote-unavailable.ts';
import { recover, startOver } from './shown-remotes.ts';
import { offSourcesChanged, onSourcesChanged } from './sources-changed.ts';
import { lastTried } from './tried-releases.ts';

interface Props {
  remote: string;
  /** Address path of the page: a page that failed does not stand in the way of the next. */
  pathname: string;
  children: ReactNode;
}

interface State {
  stage: 'sound' | 'recovering' | 'failed';
  error?: unknown;
}

/** Keeps the failure of one remote to itself: another release takes over, or its place says what is missing. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { stage: 'sound' };

  static getDerivedStateFromError(error: unknown): State {
    restoreNatives(); // Or what is shown instead could not be rendered either.
    return { stage: 'recovering', error };
  }

  override componentDidCatch(error: unknown) {
    recover(this.props.remote, error).then(
      (recovered) => {
        this.setState({ stage: recovered ? 'sound' : 'failed' });
      },
      (reason: unknown) => {
        console.error(`Remote "${this.props.remote}" could not recover: ${messageOf(reason)}`);
        this.setState({ stage: 'failed' });
      },
    );
  }

  override componentDidMount() {
    onSourcesChanged(this.startOver);
  }

  override componentWillUnmount() {
    offSourcesChanged(this.startOver);
  }

  override componentDidUpdate({ pathname }: Props) {
    if (pathname !== this.props.pathname && this.state.stage === 'failed') this.setState({ stage: 'sound' });
  }

  private readonly startOver = () => {
    if (this.state.stage !== 'failed') return;
    startOver(this.props.remote);
    this.setState({ stage: 'sound' });
  };

  override render() {
    const { remote, children } = this.props;
    const { stage, error } = this.state;
    if (stage === 'sound') return children;
    if (stage === 'recovering') return <Spinner label="Loading" />;
    const version = error instanceof RemoteUnavailable ? error.version : lastTried(remote)?.metadata.version;
    return <RemoteFailure remote={remote} version={version} />;
  }
}
