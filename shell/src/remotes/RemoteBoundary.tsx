import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPanel } from '@naija/ui';

interface Props {
  remote: string;
  children: ReactNode;
}

/** Keeps the failure of one remote to itself: the rest of the page goes on, and the visitor can try again. */
export class RemoteBoundary extends Component<Props, { failure: Error | undefined }> {
  override state: { failure: Error | undefined } = { failure: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(`Remote "${this.props.remote}" failed`, error, componentStack);
  }

  override render() {
    if (!this.state.failure) return this.props.children;
    return (
      <ErrorPanel
        title="This part of NaijaAgents could not be shown"
        message="Your connection may have dropped, or the page has a fault. The rest of the site still works."
        detail={`${this.props.remote}: ${this.state.failure.message}`}
        onRetry={reload}
      />
    );
  }
}

/** Browsers remember for the life of a page that a module could not be fetched, so only a new page can try again. */
function reload(): void {
  globalThis.location.reload();
}
